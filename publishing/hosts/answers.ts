import { isLocale } from '../../src/i18n/locales';
import { pathPatterns } from './path-patterns';

/** What a request for a path gets. Paths of files and locations are absolute within the site. */
export type Answer =
  | { kind: 'file'; status: 200 | 404; file: string }
  /** The request's query string is appended to the location. */
  | { kind: 'redirect'; status: 301 | 302; location: string };

interface Target {
  /** Decoded, without repeated slashes and dot segments. */
  path: string;
  /** As sent, with its question mark, or empty. */
  search: string;
}

const malformedEscape = /%(?![0-9a-f]{2})/i;

/** Takes the target of a request line apart as nginx does; undefined for one that must be answered 400. */
export function parseTarget(target: string): Target | undefined {
  const [withoutHash = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const [rawPath = '', ...query] = withoutHash.split('?');
  if (!rawPath.startsWith('/') || malformedEscape.test(rawPath)) return undefined;
  const decoded = rawPath.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const segments: string[] = [];
  for (const segment of decoded.split('/').slice(1)) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  const isFolder = segments.length > 0 && /\/\.{0,2}$/.test(decoded);
  const search = query.join('?');
  if (decoded.includes('\0')) return undefined;
  return { path: `/${segments.join('/')}${isFolder ? '/' : ''}`, search: search && `?${search}` };
}

/** The not-found page in the language of the path's tree. */
export function notFoundFile(path: string): string {
  const [, first] = path.split('/');
  return isLocale(first) ? `/${first}/404.html` : '/404.html';
}

const match = (pattern: string, path: string): RegExpExecArray | null => new RegExp(pattern).exec(path);

/** Decides about a path from {@link parseTarget}; `isPublished` says whether a file is there. */
export function answerTo(path: string, isPublished: (file: string) => boolean): Answer {
  const notFound: Answer = { kind: 'file', status: 404, file: notFoundFile(path) };
  if (match(pathPatterns.neverServed, path) || match(pathPatterns.notFoundPage, path)) return notFound;
  const slashed = match(pathPatterns.trailingSlash, path);
  if (slashed) return { kind: 'redirect', status: 301, location: slashed[1]! };
  if (path === '/') return { kind: 'file', status: 200, file: '/index.html' };
  if (path === '/index.html') return { kind: 'redirect', status: 301, location: '/' };
  const html = match(pathPatterns.htmlFile, path);
  if (html) return isPublished(path) ? { kind: 'redirect', status: 301, location: html[1]! } : notFound;
  for (const file of [path, `${path}.html`]) if (isPublished(file)) return { kind: 'file', status: 200, file };
  if (match(pathPatterns.unknownLanguage, path)) return { kind: 'redirect', status: 302, location: '/' };
  return notFound;
}
