interface Item {
  subject: string | null;
}

/** Questions with the same subject. The subject is null if the questions have none. */
interface Group<I extends Item> {
  subject: string | null;
  items: I[];
}

/** Groups items by subject, in the order of the first item of each subject. */
export function bySubject<I extends Item>(items: readonly I[]): Group<I>[] {
  const subjects = [...new Set(items.map(({ subject }) => subject))];
  return subjects.map((subject) => ({ subject, items: items.filter((item) => item.subject === subject) }));
}
