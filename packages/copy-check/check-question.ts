import type { Problem } from '../../src/content/problem';
import type { CopyText } from '../../src/content/copy-text';

/**
 * An accordion's question that is none: what opens on a click is an answer. A second sentence may follow the question.
 * Validation reports empty texts (`src/content/validate.ts`).
 */
export const checkQuestion = (text: CopyText): Problem[] =>
  text.field.endsWith('.question') && /[^?\s]\s*$/.test(text.value)
    ? [text.problem('A question ends with a question mark; its answer opens below it.')]
    : [];
