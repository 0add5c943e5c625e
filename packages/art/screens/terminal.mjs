// Pictures of the whole terminal in a browser window: before an order, with an open position, and with closed trades.
import { candleChart } from './capture-chart.mjs';
import { DAX, EURO, HELD, LIST, WEEK } from './figures.mjs';
import { speak } from './formats.mjs';
import {
  browser,
  choice,
  field,
  GOLD,
  legend,
  NARROW,
  page,
  pair,
  PANEL,
  side,
  tile,
  title,
  VIOLET,
} from './parts.mjs';
import { closedTrades } from './trades.mjs';

/** A candlestick chart of one trading day. For narrow pictures, `half` leaves out the first half of the day. */
function dayChart({ number }, { half, ...chart }) {
  const hour = (n) => `${number(n, { minimumIntegerDigits: 2 })}:00`;
  return candleChart({
    from: half ? 22 : 0,
    averages: [
      [9, GOLD],
      [21, VIOLET],
    ],
    volume: true,
    times: (half ? [26, 35, 44] : [6, 18, 30, 42]).map((i, n) => [i, hour((half ? 12 : 9) + 3 * n)]),
    ...chart,
  });
}

const euroChart = (spoken, { half, ...size }) =>
  dayChart(spoken, {
    half,
    ...size,
    candles: EURO.candles,
    range: half ? [1.0796, 1.0866] : [1.0772, 1.0866],
    lines: half ? [1.08, 1.082, 1.084, 1.086] : [1.078, 1.08, 1.082, 1.084, 1.086],
    format: (value) => spoken.price(value, 4),
    tag: EURO.bid,
  });

const instrumentTitle = ({ price, percent }, code, { last, change }, digits) =>
  title(code, `<span class="price up">${price(last, digits)}</span><span class="up">${percent(change)}</span>`);

const euroTitle = (spoken) => instrumentTitle(spoken, 'EUR/USD', { last: EURO.bid, change: EURO.change }, 4);

const averagesLegend = ({ words }) =>
  legend([
    [GOLD, `${words.average} 9`],
    [VIOLET, `${words.average} 21`],
  ]);

const instruments = ({ words, price, percent }, chosen) =>
  LIST.map(
    ({ code, group, price: last, digits, change, colour, letters }) =>
      `<div class="row${code === chosen ? ' on' : ''}">${tile(letters, colour)}<span><b>${code}</b><small>${words.groups[group]}</small>
      <small class="line"><b>${price(last, digits)}</b><span class="${side(change > 0)}">${percent(change)}</span></small></span></div>`,
  ).join('');

/**
 * Returns the HTML of the drawn terminal. In wide windows, instruments, chart and form are side by side; phones get the
 * chart, with `below` under it.
 */
function terminal({ language, narrow }, { spoken, chosen, head, chart, form, below }) {
  const bar = browser(spoken.words, 'velmarch.example');
  if (narrow) return page(language, 'narrow', bar + head + chart({ width: NARROW, height: 286, half: true }) + below);
  const parts = `<div class="list">${instruments(spoken, chosen)}</div>
    <div>${head}${chart({ width: 386, height: 356, half: false })}</div><div class="form">${form}</div>`;
  return page(language, 'terminal', `${bar}<div class="parts">${parts}</div>`);
}

/** Returns the HTML of the drawn trading terminal with an order form for EUR/USD. */
export function orderCapture(state) {
  const spoken = speak(state.language);
  const { words, price, whole } = spoken;
  const quotes = `<div class="quotes"><span class="sell"><small>${words.sell}</small><b>${price(EURO.bid, 4)}</b></span><span class="buy"><small>${words.buy}</small><b>${price(EURO.ask, 4)}</b></span></div>`;
  return terminal(state, {
    spoken,
    chosen: 'EUR/USD',
    head: euroTitle(spoken) + averagesLegend(spoken),
    chart: (size) => euroChart(spoken, size),
    form: `<div class="kinds">${choice(words.orders.slice(0, 2), 0)}</div>${quotes}
      ${field(words.value, price(10_000, 0), '€')}${field(words.stopLoss, price(1.08, 4))}${field(words.takeProfit, price(1.095, 4))}
      ${pair(words.spread, `2 ${words.pips}`)}${pair(`${words.ownMargin} 1:20`, whole(500))}<span class="send">${words.order('EUR/USD')}</span>`,
    below: quotes,
  });
}

/**
 * Returns the HTML of the drawn trading terminal with an open position in DE40 at a loss. Lines in the chart mark the
 * position's price levels.
 */
export function positionCapture(state) {
  const spoken = speak(state.language);
  const { words, price, whole, gainedWhole } = spoken;
  const { opened, entry, stop, target, leverage } = HELD;
  const level = (value) => price(value, 0);
  const draw = ({ x, y }) => {
    const line = (value, kind) => `<path class="price-line ${kind}" d="M0 ${y(value)}H${x(48)}"/>`;
    const label = (value, text) =>
      `<text class="scale" text-anchor="end" x="${x(48)}" y="${y(value) - 8}">${text}</text>`;
    return `${label(target, words.takeProfit)}${label(entry, words.historyHeads[1])}${label(stop, words.stopLoss)}${line(target, 'up')}${line(entry, 'held')}${line(stop, 'down')}<circle class="mark" cx="${x(opened)}" cy="${y(entry)}" r="5"/>`;
  };
  const chart = (size) =>
    dayChart(spoken, {
      ...size,
      candles: DAX.candles,
      range: size.half ? [18_340, 18_580] : [18_300, 18_580],
      lines: size.half ? [18_400, 18_500] : [18_350, 18_400, 18_450, 18_500, 18_550],
      format: level,
      tag: DAX.last,
      draw,
    });
  const result = gainedWhole(DAX.last - entry);
  const held = `<div class="held"><b>${words.position}</b><span>${words.buy} 1 DE40</span><b class="down">${result}</b></div>`;
  return terminal(state, {
    spoken,
    chosen: 'DE40',
    head: instrumentTitle(spoken, 'DE40', DAX, 0) + averagesLegend(spoken),
    chart,
    form: `${held}${pair(words.historyHeads[1], level(entry))}
      ${field(words.stopLoss, level(stop), gainedWhole(stop - entry))}${field(words.takeProfit, level(target), gainedWhole(target - entry))}
      ${pair(words.value, whole(entry))}${pair(`${words.ownMargin} 1:${leverage}`, whole(entry / leverage))}<span class="send">${words.close}</span>`,
    below: held,
  });
}

/** Returns the HTML of the picture next to the login form: a chart, instruments and a closed trade. */
export function marketsCapture({ language, narrow }) {
  const spoken = speak(language);
  const { words } = spoken;
  const head = euroTitle(spoken) + averagesLegend(spoken);
  const bar = browser(words, 'velmarch.example');
  const list = `<div class="list">${instruments(spoken, 'EUR/USD')}</div>`;
  const past = `<h2>${words.history}</h2><table>${closedTrades([WEEK[3]], spoken)}</table>`;
  const size = narrow ? { width: NARROW, height: 160 } : { width: 386, height: 204 };
  const chart = head + euroChart(spoken, { ...size, half: narrow });
  const parts = narrow ? chart + list + past : `<div class="parts"><div>${chart}${past}</div>${list}</div>`;
  return page(language, `${narrow ? 'narrow ' : ''}overview markets`, bar + parts);
}

/** Returns the HTML of a picture: a chart, and closed trades below it. */
export function overviewCapture({ language, narrow }) {
  const spoken = speak(language);
  const { words } = spoken;
  const chart = euroChart(spoken, { width: narrow ? NARROW : PANEL, height: 144, half: true });
  const past = `<h2>${words.history}</h2><table>${closedTrades(WEEK.slice(0, 2), spoken)}</table>`;
  const bar = browser(words, 'velmarch.example');
  return page(language, `${narrow ? 'narrow' : 'panel'} overview`, `${bar}${euroTitle(spoken)}${chart}${past}`);
}
