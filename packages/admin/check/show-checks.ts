import type { Problem } from '../../../src/content/problem';
import { element } from '../form/element';
import { entryHash, type Entry } from '../files/entry';
import { afterFormChanges } from '../form/form-changes';
import { acceptedTranslations } from './accepted-field';
import { countCharacters } from './character-counts';
import type { Checker, CheckResult } from './checker';
import { showAtFields } from './field-notes';
import { type Divided, ProblemSummary } from './problem-summary';

/** Splits problems into those of the open entry and all others. */
function divided(problems: readonly Problem[], { contents }: CheckResult): Divided {
  const isOwn = ({ file }: Problem): boolean => file in contents;
  return { own: problems.filter(isOwn), others: problems.filter((problem) => !isOwn(problem)) };
}

function countProblems({ own, others }: Divided): string {
  const counts = [own.length > 0 && `${own.length} to fix here`, others.length > 0 && `${others.length} elsewhere`];
  return counts.filter(Boolean).join(', ') || 'Nothing to fix';
}

function countStale({ own, others }: Divided): string {
  const count = own.length + others.length;
  if (count === 0) return '';
  return count === 1 ? '1 translation is older than its English' : `${count} translations are older than their English`;
}

/** Shows the results of the check at the form's fields, and as lists in the status bar. */
export function showChecks(checker: Checker, entries: readonly Entry[], bar: HTMLElement): void {
  const problems = new ProblemSummary('check-summary', entries, countProblems);
  const accept = element('a', 'Some are right as they are');
  accept.href = entryHash(acceptedTranslations);
  const stale = new ProblemSummary('stale-translations', entries, countStale, accept);
  bar.append(problems.element, stale.element);

  let latest: CheckResult | undefined;
  const later = afterFormChanges(() => {
    showAtFields(latest ? divided(latest.problems, latest).own : []);
    if (latest) countCharacters(latest.placeholders);
  });

  checker.listen((result) => {
    latest = result;
    problems.show(result && divided(result.problems, result));
    stale.show(result && divided(result.stale, result));
    later();
  });
}
