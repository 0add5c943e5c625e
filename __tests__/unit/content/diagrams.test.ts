import { load } from 'cheerio';
import { readShownFiles } from '../../../src/content/content-files';
import { drawingIn } from '../../../src/content/diagram-labels';
import { parseSettings } from '../../../src/content/settings';
import { locales } from '../../../src/i18n/locales';

const { pages, settings, drawings, strings } = readShownFiles('.');
const { instruments } = parseSettings(settings);
const names = [...drawings.keys()].map((file) => file.replace(/^.*\/|\.svg$/g, ''));

it('every drawing is used', () => {
  const copy = [...pages.values()].join();
  expect(names.filter((name) => !copy.includes(`drawing: ${name}\n`))).toEqual([]);
});

it('the drawing of instruments has a dot for each, class by class', () => {
  const $ = load(drawingIn('en', 'instrumentDots', drawings, strings), { xml: true });
  const gap = Number($('[stroke-dasharray]').attr('stroke-dasharray')?.split(' ')[1]);
  const dots = $('[stroke-dasharray] path')
    .get()
    .map((path) =>
      [...($(path).attr('d') ?? '').matchAll(/M(\d+) \d+H([\d.]+)/g)].reduce(
        (sum, [, from, to]) => sum + Math.floor((Number(to) - Number(from)) / gap + 0.001) + 1,
        0,
      ),
    );
  const classes = ['stocks', 'forex', 'crypto', 'indices', 'commodities'];
  expect(dots).toEqual(classes.map((name) => instruments.filter(({ assetClass }) => assetClass === name).length));
});

describe.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))('%s (%s)', (name, locale) => {
  const svg = drawingIn(locale, name, drawings, strings);
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
