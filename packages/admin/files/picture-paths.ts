/**
 * A prefix that the CMS needs in picture paths. Content files have no prefix: paths are relative to
 * `content/pictures`.
 */
export const picturesAddress = '/content-pictures';

const prefix = `${picturesAddress}/`;

type Change = (src: string) => string;

/** Copies content and replaces each picture path. */
export function mapSources(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((item) => mapSources(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      key === 'src' && typeof inner === 'string' ? change(inner) : mapSources(inner, change),
    ]),
  );
}

/** Adds the prefix `/content-pictures` to all picture paths of a parsed file. */
export const withAddresses = (content: unknown): unknown => mapSources(content, (src) => src && prefix + src);

/** Removes the prefix `/content-pictures` from a picture path. */
export const picturePathOf = (src: string): string => (src.startsWith(prefix) ? src.slice(prefix.length) : src);

/** Removes the prefix `/content-pictures` from all picture paths, before a file is written. */
export const withoutAddresses = (content: unknown): unknown => mapSources(content, picturePathOf);

/** All picture paths in a page's fields. */
export function sourcesIn(content: unknown): string[] {
  const found: string[] = [];
  mapSources(content, (src) => {
    found.push(src);
    return src;
  });
  return found;
}
