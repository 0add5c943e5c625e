import { load } from 'cheerio';
import { readShownFiles } from '../../../src/content/content-files';
import { drawingIn } from '../../../src/content/diagram-labels';
import { locales } from '../../../src/i18n/locales';

const files = readShownFiles('.');
const { pages, drawings } = files;
const names = [...drawings.keys()].map((file) => file.replace(/^.*\/|\.svg$/g, ''));

it('every drawing of content/diagrams is on a page', () => {
  const copy = [...pages.values()].join();
  expect(names.filter((name) => !copy.includes(`drawing: ${name}\n`))).toEqual([]);
});

describe.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))('%s (%s)', (name, locale) => {
  const svg = drawingIn(locale, name, files, new Map());
  const $ = load(svg, { xml: true });

  const textOf = (attribute: string): string => $(`#${$('svg').attr(attribute)}`).text();

  it('has a name and a description in words, or is passed over by screen readers', () => {
    if ($('svg').is('[aria-hidden=true]')) return;
    expect($('svg').attr('role')).toBe('img');
    expect(textOf('aria-labelledby')).not.toBe('');
    expect(textOf('aria-describedby')).toMatch(/\.$/);
  });

  it('is described once: screen readers do not read its labels after the description', () => {
    expect($('text').not('[aria-hidden=true] text')).toHaveLength(0);
  });
});
