interface Item {
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
