import { checkAlternatives } from '../check-alternatives';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

const check = (value: string, field = 'sections[0].screen.alt') =>
  formatted(checkAlternatives(copyText(value, { field })));

const reported = (message: string) => [`content/en/index.md:1:1 sections[0].screen.alt: ${message}`];

test.each([
  'Two candles, the second one longer',
  'Fifteen letters',
  'A bar of gold on an image of a map',
  'Imagery of a mountain lake',
  'Candles on the screen of a phone_and more',
])('accepts an alternative text that says what is shown: %s', (value) => {
  expect(check(value)).toEqual([]);
});

test.each([
  'hero.png',
  'A view of hero.JPEG',
  'hero_home',
  'hero.webp and more',
  'a.svg',
  'b.gif',
  'c.jpg',
  'Hero-2_b',
])('reports the name of a file: %s', (value) => {
  expect(check(value)).toEqual(reported('This is the name of a file: say what the picture shows.'));
});

test.each([
  'Picture of two candles',
  'An image with candles',
  'A photo of the office',
  'the screenshot of a ticket',
  'Graphic of a rising line',
  'Ein Bild von zwei Kerzen',
  'Eine Abbildung der Waage',
  'Das Foto eines Hauses',
  'Der Screenshot eines Tickets',
  'L’image de deux bougies',
  'Une capture de l’écran',
  'Bild',
])('reports a text that begins with what a screen reader says: %s', (value) => {
  expect(check(value)).toEqual(reported('Screen readers say that this is a picture: begin with what it shows.'));
});

test.each(['Fourteen chars', '  Fourteen chars  ', ''])('reports a text that says too little: “%s”', (value) => {
  expect(check(value)).toEqual(reported('This says too little: describe in a sentence what the picture shows.'));
});

test.each(['sections[0].title', 'sections[0].alternative', '.alt.title'])('is not about %s', (field) => {
  expect(check('hero.png', field)).toEqual([]);
});
