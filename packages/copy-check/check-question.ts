import type { Problem } from '../../src/content/problem';
import type { CopyText } from './copy-text';

/** An accordion's question that is none: what opens on a click is an answer. A second sentence may follow the question. */
export const checkQuestion = (text: CopyText): Problem[] =>
  text.field.endsWith('.question') && !text.value.trim().endsWith('?')
    ? [text.problem('A question ends with a question mark; its answer opens below it.')]
    : [];
