import type { PageCopy } from '../content/page';
import { mapStrings } from '../content/placeholders';

interface PageFields {
  /** The page's content, with the ids of texts in the place of its Markdown. */
  fields: Omit<PageCopy, 'sections'> & { sections: unknown };
  /** Markdown by id. */
  texts: ReadonlyMap<string, string>;
}

/** The fields of a `Page` node, and the Markdown texts in it, each of which becomes a node of its own. */
export function pageFields(
  { body, sections, ...copy }: PageCopy,
  isProse: (field: string) => boolean,
  idOf: (field: string) => string,
): PageFields {
  const texts = new Map<string, string>();
  const idOfText = (markdown: string, field: string): string => {
    texts.set(idOf(field), markdown);
    return idOf(field);
  };
  const withIds = mapStrings(sections, (text, field) => (isProse(field) ? idOfText(text, field) : text), 'sections');
  return { fields: { ...copy, sections: withIds, body: body && idOfText(body, 'text') }, texts };
}
