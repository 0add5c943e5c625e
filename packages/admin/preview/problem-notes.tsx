import type { Problem } from '../../../src/content/problem';
import { fieldName } from '../form/labels';
import * as styles from './notes.module.css';

/** The label of a field without the label of its section, because notes are shown above the section they are about. */
const nameOf = (field: string): string => fieldName(field.replace(/^sections\[\d+\]\.?/, ''));

/** Notes with the problems of a section, each with its field. */
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
