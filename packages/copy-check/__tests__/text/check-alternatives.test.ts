import { formatted } from '../../../../__tests__/unit/content/formatted';
import { checkAlternatives } from '../../text/check-alternatives';
import { copyText } from '../copy-text-of';

const check = (value: string) => formatted(checkAlternatives(copyText(value, { field: 'sections[0].screen.alt' })));

it.each(['Two candles, the second one longer', 'A bar of gold on an image of a map', 'Fifteen letters'])(
  'the content check accepts the alternative text “%s” of a picture',
  (value) => {
    expect(check(value)).toEqual([]);
  },
);

it.each([
  ['A view of hero.JPEG', 'This is the name of a file: say what the picture shows.'],
  ['Hero-2_b', 'This is the name of a file: say what the picture shows.'],
  ['Eine Abbildung der Waage', 'Screen readers say that this is a picture: begin with what it shows.'],
  ['L’image de deux bougies', 'Screen readers say that this is a picture: begin with what it shows.'],
  ['  Fourteen chars  ', 'This says too little: describe in a sentence what the picture shows.'],
])('the content check reports the alternative text “%s” of a picture: %s', (value, message) => {
  expect(check(value)).toEqual([`content/en/index.md:1:1 sections[0].screen.alt: ${message}`]);
});
