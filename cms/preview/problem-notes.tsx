import type { Problem } from '../../src/content/problem';
import { labelOf } from '../fields';
import * as styles from './notes.module.css';

/** `sections[1].items[0].answer` as the form names it: “Items 1 › Answer”. */
const nameOf = (field: string): string =>
  field
    .replace(/^sections\[\d+\]\.?/, '')
    .split('.')
    .filter(Boolean)
    .map(
      (key) =>
        labelOf(key.replace(/\[\d+\]/, '')) + (/\[(\d+)\]/.exec(key)?.[1] ?? '').replace(/\d+/, (n) => ` ${+n + 1}`),
    )
    .join(' › ');

/** Problems where they stand on the page, each with its field. */
export const ProblemNotes = ({ problems }: { problems: readonly Problem[] }) =>
  problems.length > 0 && (
    <ul className={styles.notes} role="alert" aria-label="To mend">
      {problems.map(({ field, message }) => (
        <li key={field + message}>
          {nameOf(field) && <strong>{nameOf(field)}: </strong>}
          {message}
        </li>
      ))}
    </ul>
  );
