import type { PageCopy } from '../content/page-copy';
import { mapStrings } from '../content/placeholders';
import { isLocale } from '../i18n/locales';
import type { Tree } from '../i18n/paths';

interface PageFields {
  /** The page's content, with the places of texts instead of their Markdown. */
  fields: Omit<PageCopy, 'sections'> & { sections: unknown };
  /** Markdown by place. */
  texts: ReadonlyMap<string, string>;
}

/**
 * The fields of a `Page` node, and the Markdown texts in it, each of which becomes a node of its own. `origin` is what they
 * are made from, in words without spaces.
 */
export function pageFields(
  origin: string,
  { body, sections, ...copy }: PageCopy,
  isProse: (field: string) => boolean,
): PageFields {
  const texts = new Map<string, string>();
  const placeOf = (markdown: string, field: string): string => {
    const place = `${origin} ${field}`;
    texts.set(place, markdown);
    return place;
  };
  const withPlaces = mapStrings(sections, (text, field) => (isProse(field) ? placeOf(text, field) : text), 'sections');
  return { fields: { ...copy, sections: withPlaces, body: body && placeOf(body, 'text') }, texts };
}

/** The id of a text's node in a tree. */
export const textId = (tree: Tree, place: string): string => `${tree} ${place}`;

/** Tree and field of the text with an id. */
export function parseTextId(id: string): { tree: Tree; field: string } {
  const [tree, ...words] = id.split(' ');
  return { tree: isLocale(tree) ? tree : 'bare', field: words.at(-1) ?? '' };
}
