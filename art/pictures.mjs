// Every picture by name: how it is made. The name is also its path below content/pictures/, without .png.

const scenes = (names, options) => names.map((name) => [name, { kind: 'scene', ...options }]);
const crop = (source, left, top, width, height) => ({ kind: 'crop', source, left, top, width, height });

const ICONS = [
  ...['advisor', 'analytics', 'book', 'calendar', 'commodities', 'crypto', 'error', 'forex', 'globe', 'indices'],
  ...['leverage', 'lock', 'mail', 'register', 'search', 'shield', 'speed', 'stocks', 'success', 'wallet'],
];

/** name → { kind, … }; pixels of the master they are cut from for crops. */
export const PICTURES = Object.fromEntries([
  ...scenes(
    ['home', 'terms', 'markets', 'terminal', 'education', 'fundamental', 'technical', 'faq', 'about'].map(
      (n) => `hero-${n}`,
    ),
    { samples: 80, grain: true },
  ),
  // Busy all over: nothing to band, and grain would only cost bytes
  ...scenes(['hero-contacts'], { samples: 96, grain: false }),
  ...scenes(
    ['gold', 'coin', 'globe', 'phone', 'candles'].map((n) => `about-${n}`),
    { samples: 72, grain: true },
  ),
  ...ICONS.map((name) => [`icons/${name}`, { kind: 'icon', samples: 80 }]),
  ['screens/terminal@2x', { kind: 'screen', page: 'terminal', width: 1600, height: 1000, scale: 2 }],
  ['screens/phone', { kind: 'screen', page: 'phone', width: 390, height: 844, scale: 3 }],
  ['screens/terminal-chart', crop('screens/terminal@2x', 535, 115, 2082, 1388)],
  ['screens/terminal-order', crop('screens/terminal@2x', 1700, 125, 1500, 1000)],
  ['screens/terminal-watchlist', crop('screens/terminal@2x', 0, 118, 1740, 1160)],
  ['screens/terminal-positions', crop('screens/terminal@2x', 537, 612, 2080, 1387)],
  ['panel-city', crop('hero-about', 400, 30, 1200, 800)],
  ['panel-markets', crop('hero-markets', 400, 60, 1200, 800)],
  ['panel-terminal', crop('hero-terminal', 430, 80, 1170, 780)],
  ['panel-candles', crop('hero-home', 550, 20, 1050, 700)],
  ['brand', { kind: 'brand' }],
]);
