// Every picture by name: how it is made. The name is also its path below content/pictures/, without .png.
import { WORDS } from './screens/words.mjs';

const scenes = (names, options) => names.map((name) => [name, { kind: 'scene', ...options }]);
const area = (left, top, width, height) => ({ left, top, width, height });
const crop = (source, ...numbers) => ({ kind: 'crop', source, area: area(...numbers) });
/** `area` is the part to show, in the photograph's pixels; without it the whole terminal. */
const terminal = (state, part) => ({
  kind: 'screen',
  page: 'terminal',
  state,
  width: 1600,
  height: 1000,
  scale: 2,
  area: part,
});

const HERO = { samples: 80, grain: true };
const CARD = { samples: 72, grain: true };

const ICONS = [
  ...['advisor', 'analytics', 'book', 'calendar', 'commodities', 'crypto', 'error', 'forex', 'globe', 'indices'],
  ...['leverage', 'lock', 'mail', 'register', 'search', 'shield', 'speed', 'stocks', 'success', 'wallet'],
];

/** name → { kind, … }; a crop's area is in pixels of the picture it is cut from. */
export const PICTURES = Object.fromEntries([
  ...scenes(
    ['home', 'terms', 'markets', 'education', 'fundamental', 'technical', 'faq', 'about'].map((n) => `hero-${n}`),
    HERO,
  ),
  // Busy all over: nothing to band, and grain would only cost bytes
  ...scenes(['hero-contacts'], { samples: 96, grain: false }),
  ...scenes(
    ['gold', 'coin', 'globe', 'candles'].map((n) => `about-${n}`),
    CARD,
  ),
  ...ICONS.map((name) => [`icons/${name}`, { kind: 'icon', samples: 80 }]),
  ...Object.keys(WORDS).flatMap((language) => [
    [
      `screens/${language}/phone`,
      { kind: 'screen', page: 'phone', state: { language }, width: 390, height: 844, scale: 3 },
    ],
    [`screens/${language}/terminal`, terminal({ language })],
    [`screens/${language}/terminal-chart`, terminal({ language }, area(535, 115, 2082, 1388))],
    [`screens/${language}/terminal-watchlist`, terminal({ language }, area(0, 118, 1683, 1122))],
    [`screens/${language}/terminal-history`, terminal({ language, past: true }, area(547, 628, 2058, 1372))],
    // The scenes in which these screens can be read
    [`${language}/hero-terminal`, { kind: 'scene', scene: 'hero-terminal', language, ...HERO }],
    [`${language}/panel-terminal`, crop(`${language}/hero-terminal`, 430, 80, 1170, 780)],
    [`${language}/about-phone`, { kind: 'scene', scene: 'about-phone', language, ...CARD }],
  ]),
  ['panel-city', crop('hero-about', 400, 30, 1200, 800)],
  ['panel-markets', crop('hero-markets', 400, 60, 1200, 800)],
  ['panel-candles', crop('hero-home', 550, 20, 1050, 700)],
  ['brand', { kind: 'brand' }],
]);
