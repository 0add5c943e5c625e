import { load } from 'cheerio';
import { readContentFiles } from '../../../src/content/content-files';
import { diagramIn } from '../../../src/content/strings/diagram-labels';
import { locales } from '../../../src/i18n/locales';

const files = readContentFiles('.');
const { pages, diagrams } = files;
const names = [...diagrams.keys()].map((file) => file.replace(/^.*\/|\.svg$/g, ''));

it('every SVG diagram in content/diagrams is used on a page', () => {
  const copy = [...pages.values()].join();
  expect(names.filter((name) => !copy.includes(`file: ${name}\n`))).toEqual([]);
});

describe.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
  'the SVG diagram “%s” (%s)',
  (name, locale) => {
    const svg = diagramIn(locale, name, files, new Map());
    const $ = load(svg, { xml: true });

    const textOf = (attribute: string): string => $(`#${$('svg').attr(attribute)}`).text();

    it('every SVG diagram has a title and a description, or is hidden from screen readers', () => {
      if ($('svg').is('[aria-hidden=true]')) return;
      expect($('svg').attr('role')).toBe('img');
      expect(textOf('aria-labelledby')).not.toBe('');
      expect(textOf('aria-describedby')).toMatch(/\.$/);
    });

    it('every SVG diagram hides its labels from screen readers, which have read the diagram’s description already', () => {
      expect($('text').not('[aria-hidden=true] text')).toHaveLength(0);
    });
  },
);
