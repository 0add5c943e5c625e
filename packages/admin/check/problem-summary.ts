import type { Problem } from '../../../src/content/problem';
import { isLocale, localeFacts } from '../../../src/i18n/locales';
import { element } from '../form/element';
import { fieldName } from '../form/labels';
import { jumpTo } from './jump';
import { entryHash, type Entry, entryOf } from '../files/entry';
import { formFieldOf } from './form-fields';

function buttonTo(problem: Problem): HTMLButtonElement {
  const { locale } = formFieldOf(problem);
  const language = isLocale(locale) ? [localeFacts[locale].name] : [];
  const button = element('button', [...language, fieldName(problem.field)].filter(Boolean).join(' › '));
  button.type = 'button';
  button.addEventListener('click', () => jumpTo(problem));
  return button;
}

/** Problems of the open entry, and of other entries. */
export interface Divided {
  own: readonly Problem[];
  others: readonly Problem[];
}

/** A button with the number of problems, which opens a list with a link to each. */
export class ProblemSummary {
  readonly element = element('details');
  private readonly heading = element('summary');
  /**
   * The problem of another entry whose link was followed. Its field is highlighted once that entry has been checked.
   */
  private pendingJump: Problem | undefined;

  constructor(
    className: string,
    private readonly entries: readonly Entry[],
    private readonly wording: (problems: Divided) => string,
    /** The element or text below the list of problems. */
    private readonly footer: Node | string = '',
  ) {
    this.element.className = className;
    this.heading.role = 'status';
  }

  /** Shows the problems; nothing if no entry is open. */
  show(problems: Divided | undefined): void {
    this.heading.textContent = problems ? this.wording(problems) : '';
    if (!problems || !this.heading.textContent) return this.element.replaceChildren();
    const items = [
      ...problems.own.map((problem) => element('li', buttonTo(problem), element('p', problem.message))),
      ...problems.others.map((problem) => element('li', this.linkTo(problem), element('p', problem.message))),
    ];
    this.element.replaceChildren(this.heading, ...(items.length > 0 ? [element('ul', ...items), this.footer] : []));
    this.finishJump(problems.own);
  }

  private finishJump(own: readonly Problem[]): void {
    const found = own.find(({ file, field }) => file === this.pendingJump?.file && field === this.pendingJump.field);
    if (!found) return;
    this.pendingJump = undefined;
    jumpTo(found);
  }

  /** A link to a problem of another entry, with the entry's name. */
  private linkTo(problem: Problem): Node {
    const entry = entryOf(problem.file, this.entries);
    const name = [problem.file, fieldName(problem.field)].filter(Boolean).join(' › ');
    if (!entry) return element('strong', name);
    const link = element('a', name);
    link.href = entryHash(entry);
    link.addEventListener('click', () => (this.pendingJump = problem));
    return link;
  }
}
