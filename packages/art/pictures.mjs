// All pictures that scripts make, by name: the path below content/pictures/ without .png.
import { WORDS } from './screens/words.mjs';

/** A screen of the trading terminal: one picture for wide windows and one for phones. */
const capture = (language, page, name, width) => [
  [`screens/${language}/${name}`, { page, state: { language }, width, height: 1, scale: 1920 / width }],
  [`screens/${language}/${name}-narrow`, { page, state: { language, narrow: true }, width: 350, height: 1, scale: 3 }],
];

/** The arguments of `makeScreen` for each picture, by name. */
export const PICTURES = Object.fromEntries(
  Object.keys(WORDS).flatMap((language) => [
    ...capture(language, 'markets', 'markets', 580),
    ...capture(language, 'order', 'browser', 720),
    ...capture(language, 'position', 'position', 720),
    ...capture(language, 'overview', 'overview', 480),
    ...capture(language, 'ticket', 'ticket', 720),
    ...capture(language, 'indicator', 'indicator', 720),
    ...capture(language, 'history', 'history', 960),
  ]),
);
