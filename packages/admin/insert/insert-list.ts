import { element } from '../form/element';
import type { Choice } from './choices';

export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Items to insert, grouped by heading. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/**
 * Replaces the selected text of a field. Uses `execCommand`, because assigning `value` would clear the undo history.
 */
function type(input: TextInput, text: (selected: string) => string): void {
  const [start, end] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
  input.focus();
  document.execCommand('insertText', false, text(input.value.slice(start, end)));
}

/**
 * Creates the list of figures and links, which Escape closes. Returns a function that creates a button for a field. The
 * button opens the list, and a chosen item is inserted into the field.
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
    // `insert` moves the focus to the field, where the same press of Enter would insert a line break.
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
