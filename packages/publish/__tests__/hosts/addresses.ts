import fc from 'fast-check';
import { readAddress } from '../../../../src/i18n/address';
import { routePath, type trees } from '../../../../src/i18n/paths';
import type { RouteId } from '../../../../src/routes';

/** The final page after redirects: its path, or the not-found page of a tree. */
export type Outcome = `/${string}` | `not found: ${(typeof trees)[number]}`;

export type Row = readonly [address: string, outcome: Outcome];

const withCase = (path: string): string =>
  path.replace(/[a-z]/g, (letter, at) => (at % 2 ? letter : letter.toUpperCase()));

/**
 * Spellings under which a page other than a root is still found. `%s` in the site's paths are none, so each is sloppy.
 */
const spellings: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `///${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => path.toUpperCase(),
  withCase,
  (path) => `${path}.html`,
  (path) => `${path}.HTML`,
  (path) => `${path}/index.html`,
  (path) => `${path}/index`,
  (path) => `${path}/.`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2E${path}`,
  (path) => `${path}/x/..`,
  (path) => `${path}%2f`,
  (path) => `/${encodeURIComponent(path.slice(1))}`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/[a-z0-9]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

const sampled: readonly [RouteId, (typeof trees)[number]][] = [
  ['terms', 'bare'],
  ['home', 'de'],
  ['faq', 'fr'],
  ['technicalAnalysis', 'en'],
  ['login', 'de'],
  ['resetPassword', 'bare'],
  ['resetPassword', 'fr'],
  ['forgotPasswordSent', 'de'],
];

const sloppy: readonly Row[] = sampled.flatMap(([route, tree]) => {
  const path = routePath(route, tree) as Outcome;
  return [path, ...spellings.map((spell) => spell(path))].map((address): Row => [address, path]);
});

/** Segments that are not part of any page's path. */
const strangeSegments = [
  'nonsense',
  'Nonsense',
  'terms%3Fx=1',
  'terms%3f',
  'trade/faq%23frage',
  '%23',
  '%3F',
  '100%25',
  '100%',
  '%',
  '%zz',
  '%2',
  '%ff',
  '%c3%28',
  '%C3%BC',
  '%E0%A4%A',
  '%00',
  '%0d%0aSet-Cookie:x',
  '%20',
  'terms%20',
  'terms%5c',
  '%5cterms',
  'terms.htm',
  'terms.html.html',
  'terms/terms',
  'auth',
  'auth/log',
  ':uri',
  ':path/*',
  '*',
  '~',
  'a&b=c;d',
  '%252f',
  '%25ff',
  '404',
  '404.html',
];

const strange: readonly Row[] = strangeSegments.flatMap((segment): Row[] => [
  [`/de/${segment}`, 'not found: de'],
  [`/a/${segment}`, 'not found: bare'],
]);

const unknownLanguages: readonly Row[] = [
  '/xx',
  '/xx/',
  '//xx',
  '/XX',
  '/xx/terms',
  '/xx//terms/',
  '/pt-BR/auth/login',
  '/PT-br/TERMS',
  '/xx/index.html',
  '/xx/terms.html',
  '/dede/trade/faq',
].map((address): Row => [address, '/en']);

const others: readonly Row[] = [
  ['/', '/en'],
  ['//', '/en'],
  ['/.', '/en'],
  ['/index.html', '/en'],
  ['/index', '/en'],
  ['/en/index.html', '/en'],
  ['/DE', '/de'],
  ['/de%2f%2fterms', '/de/terms'],
  ['/de/%2e/terms', '/de/terms'],
  ['/../terms', '/terms'],
  ['/%2e%2e/de/terms', '/de/terms'],
  ['/.html', 'not found: bare'],
  ['/de/.html', 'not found: de'],
  ['/xx/404', 'not found: bare'],
  ['/xx/yy/terms', 'not found: bare'],
  ['/nothing.html', 'not found: bare'],
  ['/picture.png/terms', 'not found: bare'],
  ['/%ff', 'not found: bare'],
  ['/100%25', 'not found: bare'],
  ['/%C3%BC/terms', 'not found: bare'],
  ['/a%3fb', 'not found: bare'],
  ['/evil.example', 'not found: bare'],
  ['//evil.example', 'not found: bare'],
  ['//evil.example/', 'not found: bare'],
  ['//evil.example/%2e%2e', '/en'],
  ['/%2f%2fevil.example', 'not found: bare'],
  ['/%5cevil.example/', 'not found: bare'],
  ['/%5c%5cevil.example', 'not found: bare'],
  ['//evil.example/de', 'not found: bare'],
  ['/de//evil.example', 'not found: de'],
  ['//de/nonsense', 'not found: de'],
  ['/DE/nonsense', 'not found: de'],
  ['/de%2fnonsense', 'not found: de'],
  ['/de/nonsense/', 'not found: de'],
  ['/fr//nonsense//', 'not found: fr'],
  ['/.git/config', 'not found: bare'],
  ['/de/.env', 'not found: de'],
];

/** Request targets without query, and the final page for a first visitor. */
export const addresses: readonly Row[] = [
  ...new Map([...sloppy, ...strange, ...unknownLanguages, ...others]).entries(),
];

/** What the rule says of an address, for a first visitor. */
export function ruleFor(address: string): Outcome {
  const { route, tree, path } = readAddress(address);
  if (path === '/') return '/en';
  // Paths are absolute.
  return route ? (path as Outcome) : `not found: ${tree}`;
}

/** What addresses may be made of. */
const pieces = ['/', '//', '%5c', '%2F', '%2e', '.', '..', '%', '%zz', '%ff', '%00', '%25', '%3F', '%23', '%20', 'x'];
const words = [
  'de',
  'DE',
  'en',
  'xx',
  'terms',
  'trade',
  'faq',
  'auth/login',
  'index',
  '.html',
  'evil.example',
  ':',
  '@',
  '*',
];

/** An address as browsers send it: without dot segments, of which `..` removes an empty segment too. */
const asSent = (address: string): string => new URL(`https://site.test${address}`).pathname;

/** Random addresses, different ones in each run: those that fail are named in full. */
export const randomAddresses = (count: number): Row[] =>
  fc
    .sample(fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 8 }), count)
    .map((parts) => asSent(`/${parts.join('')}`))
    .map((address): Row => [address, ruleFor(address)]);
