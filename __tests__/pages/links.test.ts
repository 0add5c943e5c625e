import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import { eachPage, fileOf } from './built-site';

const idsByFile = new Map<string, Set<string>>();

function idsIn(file: string): Set<string> {
  const known = idsByFile.get(file);
  if (known) return known;
  const $ = load(readFileSync(file, 'utf8'));
  const ids = new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
  );
  idsByFile.set(file, ids);
  return ids;
}

test.each(eachPage)('every address in %s leads to something that exists', (path, { $ }) => {
  const addresses = $('[href], [src], [srcset]')
    .toArray()
    .flatMap((element) => [
      $(element).attr('href'),
      $(element).attr('src'),
      ...($(element).attr('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
    ])
    .filter((address): address is string => Boolean(address) && !/^(https?:|mailto:|data:)/.test(address as string));
  const dead = addresses.filter((address) => {
    const { pathname, hash } = new URL(address, `https://site${path}`);
    const file = fileOf(decodeURIComponent(pathname));
    return !file || (hash !== '' && !idsIn(file).has(decodeURIComponent(hash.slice(1))));
  });
  expect(dead).toEqual([]);
});

it('addresses outside of the site are the ones of the settings and of the credits', () => {
  const hosts = new Set(
    eachPage.flatMap(([, { $ }]) =>
      $('a[href^="http"]')
        .toArray()
        .map((link) => new URL($(link).attr('href') ?? '').host),
    ),
  );
  expect([...hosts].sort()).toEqual(expect.arrayContaining(['velmarch.example']));
  for (const host of hosts)
    expect(host).toMatch(/^(velmarch\.example|www\.openstreetmap\.org|osmfoundation\.org|(\w+\.)?tradingview\.com)$/);
});
