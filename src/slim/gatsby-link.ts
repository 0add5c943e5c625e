/*
 * What Gatsby's runtime and this site use of gatsby-link. Its link component stays behind: links are plain anchors here,
 * which src/navigation follows, and whoever imports the package's main file takes the component along.
 */

type Navigate = (to: string | number, options?: { replace?: boolean }) => void;

/** Goes to an absolute path, or that many entries through the history. Gatsby has put its own function there. */
export const navigate: Navigate = (to, options) =>
  (window as unknown as { ___navigate: Navigate }).___navigate(to, options);

/** Splits an address into path, query and hash; the latter two keep their first character or are empty. */
export function parsePath(path: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || '/') ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/** The site stands at the root of its host. */
export const withPrefix = (path: string): string => path;

/** Gatsby passes both on by name. Nothing here asks for them. */
export const withAssetPrefix = withPrefix;
export const Link = undefined;
