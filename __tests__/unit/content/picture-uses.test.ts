import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'content/en';
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));

/** The scenes and screens of a page; icons stand for something and may recur. */
const picturesOf = (page: string): string[] =>
  [...readFileSync(join(folder, page), 'utf8').matchAll(/^\s*src: (\S+)$/gm)]
    .map(([, src = '']) => src)
    .filter((src) => !src.startsWith('icons/'));

it.each(pages)('%s shows no scene or screen twice', (page) => {
  const pictures = picturesOf(page);
  expect(pictures).toEqual([...new Set(pictures)]);
});

it('the site shows no scene or screen on more than two pages, where the sign-in forms share one', () => {
  const places = new Map<string, Set<string>>();
  for (const page of pages)
    for (const picture of picturesOf(page))
      places.set(
        picture,
        (places.get(picture) ?? new Set()).add(page.startsWith('auth/') ? 'the sign-in forms' : page),
      );
  const worn = [...places].filter(([, { size }]) => size > 2).map(([picture, at]) => [picture, ...at]);
  expect(places.size).toBeGreaterThan(0);
  expect(worn).toEqual([]);
});
