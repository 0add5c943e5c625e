import { element } from '../element';
import type { Choice } from './choices';

export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** What can be inserted, by the headings of the list. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** Replaces the selection. `execCommand` keeps the undo history of the field, which assigning its value would clear. */
function type(input: TextInput, text: (selected: string) => string): void {
  const [start, end] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
  input.focus();
  document.execCommand('insertText', false, text(input.value.slice(start, end)));
}

/**
 * The list from which figures and links are inserted. Returns a function that makes a button which opens it for a field;
 * Escape closes it.
 */
export function insertList(): (label: string, input: TextInput, choicesNow: () => Choices) => HTMLButtonElement {
  const list = Object.assign(element('select'), {
    className: 'insert-list',
    popover: 'auto',
    size: 12,
    autofocus: true,
  });
  let insert = (): void => undefined;
  list.addEventListener('click', ({ target }) => target instanceof HTMLOptionElement && insert());
  list.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    // Otherwise Enter would break the line in the field, which has the focus by then.
    event.preventDefault();
    insert();
  });
  document.body.append(list);

  const fill = (choices: Choices): void => {
    list.replaceChildren(
      ...Object.entries(choices).map(([label, group]) =>
        Object.assign(element('optgroup', ...group.map((choice) => new Option(choice.label))), { label }),
      ),
    );
    list.selectedIndex = 0;
  };

  return (label, input, choicesNow) => {
    const button = Object.assign(element('button', 'Insert'), { type: 'button', className: 'insert' });
    Object.assign(button, { ariaLabel: `Insert into “${label}”`, ariaHasPopup: 'listbox', popoverTargetElement: list });
    button.addEventListener('click', () => {
      const choices = choicesNow();
      list.ariaLabel = button.ariaLabel;
      fill(choices);
      insert = () => {
        const choice = Object.values(choices).flat()[list.selectedIndex];
        list.hidePopover();
        if (choice) type(input, choice.insteadOf);
      };
    });
    return button;
  };
}
