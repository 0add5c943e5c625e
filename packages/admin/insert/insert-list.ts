import type { Choice, ChoiceGroup } from './choices';

export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Replaces the selection. `execCommand` keeps the undo history of the field, which assigning its value would clear. */
function type(input: TextInput, text: (selected: string) => string): void {
  const [start, end] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
  input.focus();
  document.execCommand('insertText', false, text(input.value.slice(start, end)));
}

/** The list from which figures and links are inserted. It opens beside the button of a field; Escape closes it. */
export class InsertList {
  private readonly element = document.createElement('select');
  private choices: readonly Choice[] = [];
  private input: TextInput | undefined;

  constructor() {
    Object.assign(this.element, { className: 'insert-list', popover: 'auto', size: 12, autofocus: true });
    this.element.addEventListener('click', ({ target }) => target instanceof HTMLOptionElement && this.insert());
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      // Otherwise it would break the line in the field, which has the focus by then.
      event.preventDefault();
      this.insert();
    });
    document.body.append(this.element);
  }

  /** A button that opens the list for a field. */
  buttonFor(label: string, input: TextInput, groups: () => readonly ChoiceGroup[]): HTMLButtonElement {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'insert', textContent: 'Insert', ariaHasPopup: 'listbox' });
    button.ariaLabel = `Insert into “${label}”`;
    button.popoverTargetElement = this.element;
    button.addEventListener('click', () => {
      this.input = input;
      this.element.ariaLabel = button.ariaLabel;
      this.fill(groups());
    });
    return button;
  }

  private fill(groups: readonly ChoiceGroup[]): void {
    this.choices = groups.flatMap(({ choices }) => choices);
    this.element.replaceChildren(
      ...groups.map(({ heading, choices }) => {
        const group = document.createElement('optgroup');
        group.label = heading;
        group.append(...choices.map(({ label }) => new Option(label)));
        return group;
      }),
    );
    this.element.selectedIndex = 0;
  }

  private insert(): void {
    const choice = this.choices[this.element.selectedIndex];
    this.element.hidePopover();
    if (choice && this.input) type(this.input, choice.insteadOf);
  }
}
