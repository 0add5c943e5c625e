import type { Problem } from '../../src/content/problem';
import { isLocale, localeFacts } from '../../src/i18n/locales';
import { fieldName } from '../field-names';
import { addressOf, type Entry, entryOf, placeOf } from './places';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

/** Leads to a field of the open entry: its list is opened, its language shown. */
function jumpTo(problem: Problem): HTMLButtonElement {
  const place = placeOf(problem);
  const language = isLocale(place.locale) ? [localeFacts[place.locale].name] : [];
  const button = element('button', [...language, fieldName(problem.field)].filter(Boolean).join(' › '));
  button.type = 'button';
  button.addEventListener('click', () =>
    window.postMessage({ type: 'highlight-editor-field', payload: place }, window.location.origin),
  );
  return button;
}

/** What is wrong with the open entry, and with others, as a list that leads to each place. */
export class Summary {
  readonly element = element('details');
  private readonly heading = element('summary');

  constructor(private readonly entries: readonly Entry[]) {
    this.element.className = 'check-summary';
    this.heading.role = 'status';
  }

  hide(): void {
    this.element.replaceChildren();
  }

  show(own: readonly Problem[], others: readonly Problem[]): void {
    const counts = [
      own.length > 0 && `${own.length} to mend here`,
      others.length > 0 && `${others.length} elsewhere`,
    ].filter(Boolean);
    this.heading.textContent = counts.join(', ') || 'Nothing to mend';
    const items = [
      ...own.map((problem) => element('li', jumpTo(problem), element('p', problem.message))),
      ...others.map((problem) => element('li', this.placeOf(problem), element('p', problem.message))),
    ];
    const list = element('ul', ...items);
    this.element.replaceChildren(this.heading, ...(items.length > 0 ? [list] : []));
  }

  /** Names the place of a problem in another entry, and leads there. */
  private placeOf({ file, field }: Problem): Node {
    const entry = entryOf(file, this.entries);
    const name = [file, fieldName(field)].filter(Boolean).join(' › ');
    if (!entry) return element('strong', name);
    const link = element('a', name);
    link.href = addressOf(entry);
    return link;
  }
}
