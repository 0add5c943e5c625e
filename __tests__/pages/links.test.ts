import { settings } from '../support/page-copy';
import { attributesOf, type BuiltPage, differences, fileOf, pages } from './built-site';

/** URLs of links and files in a page, without those of other sites. */
const addressesIn = ({ $ }: BuiltPage): string[] => [
  ...['href', 'src'].flatMap((name) => attributesOf($, `[${name}]`, name)),
  ...attributesOf($, '[srcset]', 'srcset').flatMap((set) =>
    set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''),
  ),
];

it('every internal link in a built page leads to a file, and every hash to an element', () => {
  const ids = new Map(pages.map(({ path, $ }) => [path, new Set(attributesOf($, '[id]', 'id'))]));
  const isDead = (address: string, path: string): boolean => {
    const { pathname, hash } = new URL(address, `https://site.test${path}`);
    return (
      !fileOf(decodeURIComponent(pathname)) ||
      (hash !== '' && !ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))))
    );
  };
  expect(
    differences(pages, (page) => {
      const own = addressesIn(page).filter((address) => address && !/^(?:https?:|mailto:|data:)/.test(address));
      return { 'dead links': [own.filter((address) => isDead(address, page.path)), []] };
    }),
  ).toEqual([]);
});

it('external links of built pages lead only to sites named in the settings, to the chart provider and to the map’s credits', () => {
  const hosts = new Set(
    pages.flatMap(({ $ }) => attributesOf($, 'a[href^="http"]', 'href').map((href) => new URL(href).host)),
  );
  const chat = new URL(settings.company.supportChatUrl).host;
  const known = /^(?:www\.openstreetmap\.org|osmfoundation\.org|(?:\w+\.)?tradingview\.com)$/;
  expect([...hosts].filter((host) => host !== chat && !known.test(host))).toEqual([]);
  expect(hosts).toContain(chat);
});
