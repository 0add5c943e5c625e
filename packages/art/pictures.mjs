// All pictures that scripts make. The name of each is its path below content/pictures/, without `.png`.
import { WORDS } from './screens/formats.mjs';
import { historyCapture, indicatorCapture, ticketCapture } from './screens/captures.mjs';
import { marketsCapture, orderCapture, overviewCapture, positionCapture } from './screens/terminal.mjs';
import { NARROW, PANEL, WIDE } from './screens/parts.mjs';

/** A screen of the trading terminal: one picture for wide windows and one for phones. */
const capture = (language, draw, name, width) => [
  [`screens/${language}/${name}`, { html: draw({ language }), width, scale: 1920 / width }],
  [`screens/${language}/${name}-narrow`, { html: draw({ language, narrow: true }), width: NARROW, scale: 3 }],
];

/** The arguments of `takeScreenshot` for each picture, by name. */
export const PICTURES = Object.fromEntries(
  Object.keys(WORDS).flatMap((language) => [
    ...capture(language, marketsCapture, 'markets', 580),
    ...capture(language, orderCapture, 'browser', WIDE),
    ...capture(language, positionCapture, 'position', WIDE),
    ...capture(language, overviewCapture, 'overview', PANEL),
    ...capture(language, ticketCapture, 'ticket', WIDE),
    ...capture(language, indicatorCapture, 'indicator', WIDE),
    ...capture(language, historyCapture, 'history', 960),
  ]),
);
