import type { Problem } from '../../src/content/problem';
import type { CopyText } from '../../src/content/copy-text';

/**
 * Reports a question of an accordion that does not end with a question mark. Validation reports empty texts
 * (`src/content/validate.ts`).
 */
export const checkQuestion = (text: CopyText): Problem[] =>
  text.field.endsWith('.question') && /[^?\s]\s*$/.test(text.value)
    ? [text.problem('A question ends with a question mark; its answer opens below it.')]
    : [];
