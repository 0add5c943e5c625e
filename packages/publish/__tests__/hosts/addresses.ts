import fc from 'fast-check';
import { readAddress } from '../../../../src/i18n/read-address';
import { routePath, type trees } from '../../../../src/i18n/paths';
import type { RouteId } from '../../../../src/routes';

/** The result after all redirects: a page's path, or the not-found page of a language. */
export type Outcome = `/${string}` | `not found: ${(typeof trees)[number]}`;

export type Row = readonly [address: string, outcome: Outcome];

/** Ways to misspell the path of a page, except `/`. Each misspelt path must lead to the page. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => `///${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => `${path}.html`,
  (path) => `${path}.HTML`,
  (path) => `${path}/index.html`,
  (path) => `${path}/index`,
  (path) => `${path}/.`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2E${path}`,
  (path) => `${path}%2f`,
  (path) => `${path}.`,
  (path) => `${path}/).`,
  (path) => `${path}.html,`,
  (path) => `${path}%20`,
  (path) => `${path}%C2%A0%C2%BB`,
  (path) => `${path}%E2%80%A6`,
  (path) => `${path}%EF%BC%89%E3%80%82`,
  (path) => `${path}_`,
  (path) => `${path}"%3E`,
  (path) => `${path}%0D%0A`,
  (path) => `/${encodeURIComponent(path.slice(1))}`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

const sampled: readonly [RouteId, (typeof trees)[number]][] = [
  ['terms', 'bare'],
  ['home', 'de'],
  ['technicalAnalysis', 'en'],
  ['resetPassword', 'fr'],
];

const sloppy: readonly Row[] = sampled.flatMap(([route, tree]) => {
  const path = routePath(route, tree) as Outcome;
  return [path, ...spellings.map((spell) => spell(path))].map((address): Row => [address, path]);
});

/** Path segments that no page has. */
const strangeSegments = [
  'nonsense',
  'terms%3Fx=1',
  '100%25',
  '100%',
  '%zz',
  '%C3%BC',
  '%00',
  '%0d%0aSet-Cookie:x',
  '%5cterms',
  'terms.html.html',
  'terms.pdf',
  'terms)x',
  'terms-',
  'terms%3F',
  'terms%A0',
  ':path/*',
  '404.html',
];

const strange: readonly Row[] = strangeSegments.flatMap((segment): Row[] => [
  [`/de/${segment}`, 'not found: de'],
  [`/a/${segment}`, 'not found: bare'],
]);

const others: readonly Row[] = [
  ['/', '/en'],
  ['//', '/en'],
  ['/index.html', '/en'],
  ['/xx', '/en'],
  ['/XX/', '/en'],
  ['/xx//terms/', '/en'],
  ['/pt-BR/auth/login', '/en'],
  ['/xx/terms.html', '/en'],
  ['/de%2f%2fterms', '/de/terms'],
  ['/de/%2e/terms', '/de/terms'],
  ['/%2e%2e/de/terms', '/de/terms'],
  ['/.html', 'not found: bare'],
  ['/xx/yy/terms', 'not found: bare'],
  ['/picture.png/terms', 'not found: bare'],
  ['//evil.example/', 'not found: bare'],
  ['//evil.example/%2e%2e', '/en'],
  ['/%5cevil.example/', 'not found: bare'],
  ['/de//evil.example', 'not found: de'],
  ['/DE/nonsense', 'not found: de'],
  ['/de%2fnonsense', 'not found: de'],
  ['/fr//nonsense//', 'not found: fr'],
  ['/.git/config', 'not found: bare'],
  ['/.well-known/change-password', '/auth/forgot-password'],
];

/** Request targets without query, each with the expected result for a first visit. */
export const addresses: readonly Row[] = [...sloppy, ...strange, ...others];

/** The result of the site's URL rules for a first visit. */
function ruleFor(address: string): Outcome {
  const { route, tree, path } = readAddress(address);
  if (path === '/') return '/en';
  // The cast is safe: the path of a page begins with a slash.
  return route ? (path as Outcome) : `not found: ${tree}`;
}

/** Parts of which random URL paths are made. */
const pieces = ['/', '//', '%5c', '%2F', '%2e', '.', '..', '%', '%zz', '%ff', '%00', '%25', '%3F', '%23', '%20'];
const words = ['de', 'DE', 'xx', 'terms', 'trade', 'faq', 'auth/login', 'index', '.html', 'evil.example', ':', '*'];

/** The path that a browser requests: the URL parser resolves dot segments, and `..` removes an empty segment too. */
const asSent = (address: string): string => new URL(`https://site.test${address}`).pathname;

/** Random URL paths, different in each run. The tests print those that fail. */
export const randomAddresses = (count: number): Row[] =>
  fc
    .sample(fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 8 }), count)
    .map((parts) => asSent(`/${parts.join('')}`))
    .map((address): Row => [address, ruleFor(address)]);
