import { checkAlternatives } from '../check-alternatives';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

const check = (value: string, field = 'sections[0].screen.alt') =>
  formatted(checkAlternatives(copyText(value, { field })));

test.each([
  'Two candles, the second one longer',
  'Fifteen letters',
  'A bar of gold on an image of a map',
  'Imagery of a mountain lake',
  'Candles on the screen of a phone_and more',
])('accepts an alternative text that says what is shown: %s', (value) => {
  expect(check(value)).toEqual([]);
});

const [file, announced, short] = [
  'This is the name of a file: say what the picture shows.',
  'Screen readers say that this is a picture: begin with what it shows.',
  'This says too little: describe in a sentence what the picture shows.',
];

test.each([
  ['A view of hero.JPEG', file],
  ['hero.webp and more', file],
  ['Hero-2_b', file],
  ['Picture of two candles', announced],
  ['An image with candles', announced],
  ['Eine Abbildung der Waage', announced],
  ['Das Foto eines Hauses', announced],
  ['L’image de deux bougies', announced],
  ['Bild', announced],
  ['  Fourteen chars  ', short],
  ['', short],
])('reports “%s”: %s', (value, message) => {
  expect(check(value)).toEqual([`content/en/index.md:1:1 sections[0].screen.alt: ${message}`]);
});

test.each(['sections[0].title', 'sections[0].alternative', '.alt.title'])('is not about %s', (field) => {
  expect(check('hero.png', field)).toEqual([]);
});
