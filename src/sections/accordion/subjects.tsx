import * as styles from './accordion.module.css';

interface Item {
  id: string;
  subject: string | null;
}

/** Questions that stand together; without a subject where the accordion has none. */
interface Group<I extends Item> {
  subject: string | null;
  items: I[];
}

/** The items in their order, those of one subject together. */
export function bySubject<I extends Item>(items: readonly I[]): Group<I>[] {
  const subjects = [...new Set(items.map(({ subject }) => subject))];
  return subjects.map((subject) => ({ subject, items: items.filter((item) => item.subject === subject) }));
}

interface SubjectIndexProps {
  groups: readonly Group<Item>[];
  labelledBy: string;
}

/** A link to each subject opens its first question; how many it has, is for the eye alone. */
export const SubjectIndex = ({ groups, labelledBy }: SubjectIndexProps) => (
  <nav aria-labelledby={labelledBy}>
    <ul className={styles.index}>
      {groups.map(({ subject, items }) => (
        <li key={subject}>
          <a href={`#${items[0]?.id}`} className={styles.link}>
            {subject} <span aria-hidden="true">{items.length}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
