import type { Problem } from '../../../src/content/problem';
import { locales } from '../../../src/i18n/locales';
import { afterFormChanges } from '../form-changes';
import { countCharacters } from './character-counts';
import type { Checker } from './checker';
import { showAtFields } from './field-notes';
import type { Checked } from './messages';
import type { Entry } from './places';
import { type Divided, Summary } from './summary';

/** Problems, apart for the open entry and all others. */
function divided(problems: readonly Problem[], { entry }: Checked): Divided {
  const files = locales.map((locale) => entry.file.replace('{{locale}}', locale));
  return {
    own: problems.filter(({ file }) => files.includes(file)),
    others: problems.filter(({ file }) => !files.includes(file)),
  };
}

function toMend({ own, others }: Divided): string {
  const counts = [own.length > 0 && `${own.length} to mend here`, others.length > 0 && `${others.length} elsewhere`];
  return counts.filter(Boolean).join(', ') || 'Nothing to mend';
}

function olderThanEnglish({ own, others }: Divided): string {
  const count = own.length + others.length;
  if (count === 0) return '';
  return count === 1 ? '1 translation is older than its English' : `${count} translations are older than their English`;
}

/** Shows each result of the check at its fields and as lists in `corner`. */
export function showChecks(checker: Checker, entries: readonly Entry[], corner: HTMLElement): void {
  const problems = new Summary('check-summary', entries, toMend);
  const stale = new Summary('stale-translations', entries, olderThanEnglish);
  corner.append(problems.element, stale.element);

  let latest: Checked | undefined;
  const later = afterFormChanges(() => {
    showAtFields(latest ? divided(latest.problems, latest).own : []);
    if (latest) countCharacters(latest.figures);
  });

  checker.listen((checked) => {
    latest = checked;
    problems.show(checked && divided(checked.problems, checked));
    stale.show(checked && divided(checked.stale, checked));
    later();
  });
}
