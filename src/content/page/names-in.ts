import { isRouteId } from '../../routes';
import { isText, type TypeOf } from '../schema/field-types';
import { linksOf } from '../markdown/markdown';
import type { ParsedPage } from './page';
import { fillPlaceholders, placeholdersIn } from '../placeholders';
import { stringsIn } from '../yaml/yaml-source';

/**
 * What a page's file contains; `types.graphql` documents the fields. Names are listed once, in order of appearance. In
 * `texts` and `links`, placeholders are replaced.
 */
export type PageNames = Pick<Queries.Page, 'kinds' | 'pictures' | 'diagrams' | 'placeholders' | 'texts' | 'links'>;

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
    linksOf({ file, field, value }).map(({ node, words, page }): Queries.PageLink => ({
      field,
      text: fill(words),
      route: isRouteId(page) ? page : null,
      url: isRouteId(page) ? null : fill(node.url),
    })),
  );
  const buttons = [...strings].flatMap(([field, route]): Queries.PageLink[] => {
    const holder = field.replace(/[^.]*$/, '');
    const label = strings.get(`${holder}label`) ?? strings.get(`${holder}title`) ?? '';
    return typeOf(field) === 'RouteId' && isRouteId(route) ? [{ field, text: label, route, url: null }] : [];
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
