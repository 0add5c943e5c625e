import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { fillDiagram } from '../../../src/gatsby/diagram';
import { readContentFiles } from '../../../src/content/content-files';
import { locales } from '../../../src/i18n/locales';

const drawings = readdirSync('content/diagrams').map((file) => file.replace('.svg', ''));

const inEveryLanguage = drawings.flatMap((drawing) => locales.map((locale) => [drawing, locale] as const));

it('every drawing is used', () => {
  const pages = [...readContentFiles('.').pages.values()].join();
  expect(drawings.filter((drawing) => !pages.includes(`drawing: ${drawing}\n`))).toEqual([]);
});

it.each(inEveryLanguage)('%s (%s) has a name, a description in words and all labels', (drawing, locale) => {
  const $ = load(fillDiagram(drawing, locale), { xml: true });
  const textOf = (attribute: string): string => $(`#${$('svg').attr(attribute)}`).text();
  expect($('svg').attr('role')).toBe('img');
  expect(textOf('aria-labelledby')).not.toBe('');
  expect(textOf('aria-describedby')).toMatch(/\.$/);
  expect($('[data-label]').length).toBe(0);
  expect($('text').filter((_, label) => $(label).text() === '').length).toBe(0);
});

it.each(drawings)('%s is described once: screen readers do not read its labels after the description', (drawing) => {
  const $ = load(fillDiagram(drawing, 'en'), { xml: true });
  expect($('text').not('[aria-hidden=true] text').length).toBe(0);
});

it.each(inEveryLanguage)('%s (%s) costs a page at most 3 kB', (drawing, locale) => {
  expect(brotliCompressSync(fillDiagram(drawing, locale)).length).toBeLessThanOrEqual(3000);
});

it.each(drawings)('%s has no inline styles, which the CSP refuses, and ids of its own', (drawing) => {
  const $ = load(readFileSync(`content/diagrams/${drawing}.svg`, 'utf8'), { xml: true });
  expect($('[style], style').length).toBe(0);
  const ids = $('[id]')
    .toArray()
    .map(({ attribs }) => attribs.id);
  expect(ids.filter((id) => !id?.startsWith(`diagram-${drawing}-`) && !id?.startsWith(`${drawing}-`))).toEqual([]);
});

it('a label that a language lacks stops the build with its name', () => {
  const strings = JSON.parse(readFileSync('locales/de/diagrams.json', 'utf8')) as Record<string, unknown>;
  const parse = jest.spyOn(JSON, 'parse').mockReturnValueOnce({ ...strings, trend: { title: 'Trend' } });
  expect(() => fillDiagram('trend', 'de')).toThrow('locales/de/diagrams.json lacks trend.description.');
  parse.mockRestore();
});
