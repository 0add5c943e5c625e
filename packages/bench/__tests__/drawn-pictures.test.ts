import { load } from 'cheerio';
import { chooseCandidate, drawnPictures, drawnWidth } from '../drawn-pictures';

const phone = { width: 390, density: 2 };
const desktop = { width: 1440, density: 1 };

it.each([
  ['76px', 76, 76],
  ['50vw', 195, 720],
  ['6.5rem', 104, 104],
  ['min(100vw, 1500px)', 390, 1440],
  ['max(75vw, 700px)', 700, 1080],
  ['clamp(8rem, 15vw, 12.5rem)', 128, 200],
  ['(width <= 37.5625em) 6.5rem, clamp(7.5rem, 14vw, 11.25rem)', 104, 180],
])(
  'an image with sizes="%s" is measured as %d px wide on a phone and %d px on a desktop',
  (sizes, onPhone, onDesktop) => {
    expect(drawnWidth(sizes, phone)).toBe(onPhone);
    expect(drawnWidth(sizes, desktop)).toBe(onDesktop);
  },
);

it.each(['10cqw', '5', 'round(1px, 2px)'])(
  'measuring page weights refuses an image with sizes="%s", whose width it cannot compute',
  (sizes) => {
    expect(() => drawnWidth(sizes, phone)).toThrow('is none that this bench understands');
  },
);

it('measuring page weights takes the first srcset candidate that is sharp enough, or else the largest', () => {
  const srcset = '/wide.avif 800w, /narrow.avif 200w, /middle.avif 400w';
  expect(chooseCandidate(srcset, '100px', phone)).toBe('/narrow.avif');
  expect(chooseCandidate(srcset, '101px', phone)).toBe('/middle.avif');
  expect(chooseCandidate(srcset, '100vw', desktop)).toBe('/wide.avif');
});

it.each([
  [390, '/narrow.avif'],
  [768, '/wide.avif'],
  [1100, '/narrow.avif'],
  [1440, '/wide.avif'],
])(
  'in a window of %d px, measuring page weights takes the picture %s, as the media query of `<source>` decides',
  (width, file) => {
    const page = load(
      '<picture><source media="(width <= 37.5625em), (width > 64em) and (width <= 75em)" srcset="/narrow.avif"><img src="/wide.avif"></picture>',
    );
    expect(drawnPictures(page, { width, density: 1 }).map((picture) => picture.file)).toEqual([file]);
  },
);
