import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { readShownFiles } from '../../../src/content/check-each-file';
import { drawingIn } from '../../../src/content/diagram-labels';
import { locales } from '../../../src/i18n/locales';

const { pages, drawings, strings } = readShownFiles('.');
const names = [...drawings.keys()].map((file) => file.replace(/^.*\/|\.svg$/g, ''));

it('every drawing is used', () => {
  const copy = [...pages.values()].join();
  expect(names.filter((name) => !copy.includes(`drawing: ${name}\n`))).toEqual([]);
});

it('the drawing of active traders has a dot for each hundred of them', () => {
  const $ = load(drawingIn('en', 'activeTraders', drawings, strings), { xml: true });
  const rows = $('[stroke-dasharray]');
  const gap = Number(rows.attr('stroke-dasharray')?.split(' ')[1]);
  const dots = [...(rows.attr('d') ?? '').matchAll(/M(\d+) \d+H([\d.]+)/g)].reduce(
    (sum, [, from, to]) => sum + Math.floor((Number(to) - Number(from)) / gap) + 1,
    0,
  );
  expect(readFileSync('content/settings/figures.yaml', 'utf8')).toContain(`activeTraders: { value: ${dots * 100},`);
});

describe.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))('%s (%s)', (name, locale) => {
  const svg = drawingIn(locale, name, drawings, strings);
  const $ = load(svg, { xml: true });

  it('has a name, a description in words and all labels', () => {
    const textOf = (attribute: string): string => $(`#${$('svg').attr(attribute)}`).text();
    expect($('svg').attr('role')).toBe('img');
    expect(textOf('aria-labelledby')).not.toBe('');
    expect(textOf('aria-describedby')).toMatch(/\.$/);
    expect($('[data-label]')).toHaveLength(0);
    expect($('text').filter((_, label) => $(label).text() === '')).toHaveLength(0);
  });

  it('is described once: screen readers do not read its labels after the description', () => {
    expect($('text').not('[aria-hidden=true] text')).toHaveLength(0);
  });
});
