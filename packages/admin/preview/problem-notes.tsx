import type { Problem } from '../../../src/content/problem';
import { fieldName } from '../fields';
import * as styles from './notes.module.css';

/** The name of a field in the form, without its section, above which it stands. */
const nameOf = (field: string): string => fieldName(field.replace(/^sections\[\d+\]\.?/, ''));

/** Problems where they stand on the page, each with its field. */
export const ProblemNotes = ({ problems }: { problems: readonly Problem[] }) =>
  problems.length > 0 && (
    <ul className={styles.notes} role="alert" aria-label="To fix">
      {problems.map(({ field, message }) => (
        <li key={field + message}>
          {nameOf(field) && <strong>{nameOf(field)}: </strong>}
          {message}
        </li>
      ))}
    </ul>
  );
