import { mapStrings } from '../../../src/content/placeholders';
import { lastKeyOf } from '../../../src/content/yaml/yaml-source';

/**
 * A prefix that the CMS needs in picture paths. Content files have no prefix: paths are relative to
 * `content/pictures`.
 */
export const picturesAddress = '/content-pictures';

const prefix = `${picturesAddress}/`;

/** Copies content and replaces each picture path. */
export const mapSources = (value: unknown, change: (src: string) => string): unknown =>
  mapStrings(value, (text, field) => (lastKeyOf(field) === 'src' ? change(text) : text));

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
