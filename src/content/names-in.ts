import { isRouteId, type RouteId } from '../routes';
import { isText, type TypeOf } from './field-types';
import { linksOf } from './markdown';
import type { ParsedPage } from './page';
import { fillPlaceholders, placeholdersIn } from './placeholders';
import { stringsIn } from './yaml-source';

/**
 * A text of a page with its field, such as `sections[1].items[0].answer`. The field of the text below the front matter
 * is `text`.
 */
interface PageText {
  field: string;
  text: string;
}

/** A link of a page, to another page or an external URL. */
interface PageLink extends PageText {
  route?: RouteId;
  url?: string;
}

/**
 * What a page's file contains. `kinds`, `pictures`, `diagrams` and `placeholders` list each name once, in order of
 * appearance. In `texts` and `links`, placeholders are replaced.
 */
export interface PageNames {
  kinds: string[];
  pictures: string[];
  diagrams: string[];
  placeholders: string[];
  texts: PageText[];
  links: PageLink[];
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)];

export function namesIn(
  { file, text, source, body }: ParsedPage,
  values: ReadonlyMap<string, string>,
  typeOf: TypeOf,
): PageNames {
  const strings = new Map(stringsIn(source.document).map(({ field, value }) => [field, value]));
  const valuesOf = (type: string): string[] =>
    distinct([...strings].filter(([field]) => typeOf(field) === type).map(([, value]) => value));
  const written = [...strings, ...(body ? [['text', body] as const] : [])].filter(([field]) => isText(typeOf(field)));
  const fill = (words: string): string => fillPlaceholders(words, values);
  const links = written.flatMap(([field, value]) =>
    linksOf({ file, field, value }).map(({ node, words, page }): PageLink => ({
      field,
      text: fill(words),
      ...(isRouteId(page) ? { route: page } : { url: fill(node.url) }),
    })),
  );
  const buttons = [...strings].flatMap(([field, route]): PageLink[] => {
    const holder = field.replace(/[^.]*$/, '');
    const label = strings.get(`${holder}label`) ?? strings.get(`${holder}title`) ?? '';
    return typeOf(field) === 'RouteId' && isRouteId(route) ? [{ field, text: label, route }] : [];
  });
  return {
    kinds: valuesOf('SectionKind'),
    pictures: valuesOf('PicturePath'),
    diagrams: valuesOf('DiagramName'),
    placeholders: distinct(placeholdersIn(text)),
    texts: written.map(([field, value]) => ({ field, text: fill(value) })),
    links: [...buttons, ...links],
  };
}
