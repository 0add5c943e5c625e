// The trading terminal, 1600 × 1000: markets, chart, trades and the order ticket.
import { ACCOUNT } from './account.mjs';
import { speak } from './formats.mjs';
import { ASK, BID, day, fast, index, slow } from './gold.mjs';
import { ACCENT, choice, GOLD, html, icon, MUTED, side, sparkline, symbol } from './parts.mjs';
import { WATCHED } from './prices.mjs';
import { priceChart, strengthChart, timeAxis } from './terminal-chart.mjs';
import { ticket } from './terminal-ticket.mjs';
import { trades } from './terminal-trades.mjs';

const COMPANY = 'Velmarch';
const TOOLS = ['ChartCandlestick', 'Activity', 'PencilRuler', 'LayoutGrid'];
const HOURLY = 3;
const LAST_VOLUME = 12_400;
// The history needs room for more rows than the open positions
const SHORT_CHART = { height: 304, apart: 20, pointer: false };
const TALL_CHART = { height: 456, apart: 10, pointer: true };

const top = ({ words, euros, gained }) => `<div class="top"><span class="logo">${symbol(28)}${COMPANY}</span>
  <span class="menu">${choice([words.terminal, words.portfolio, words.history, words.calendar], 0)}</span>
  <span class="gap"></span><span class="demo">${words.demo}</span>
  <span class="balance"><div><small>${words.balance}</small>${euros(ACCOUNT.balance)}</div><div><small>${words.equity}</small>${euros(ACCOUNT.equity)}</div>
  <div class="up"><small>${words.openResult}</small>${gained(ACCOUNT.openResult)}</div></span>${icon('Bell', 19, 1.75, { color: MUTED })}<span class="avatar">LM</span></div>`;

const watched = ({ words, price, percent }, { code, price: last, digits, change, colour, letters }, i) =>
  `<div class="row${i ? '' : ' on'}">
  <span class="tile" style="background:${colour}">${letters}</span><span class="name"><b>${code}</b><small>${words.names[code]}</small></span>
  ${sparkline(100 + i, 54, 26, change > 0)}
  <span class="number">${price(last, digits)}<small class="${side(change > 0)}">${percent(change)}</small></span></div>`;

const markets = (
  spoken,
) => `<div class="markets"><div class="head">${spoken.words.markets} ${icon('SlidersHorizontal', 17)}</div>
  <div class="find">${icon('Search', 15)}${spoken.words.find}</div>
  <div class="tabs">${choice([spoken.words.favourites, ...spoken.words.classes], 0)}</div>
  ${WATCHED.map((instrument, i) => watched(spoken, instrument, i)).join('')}</div>`;

const fact = (label, value) => `<div class="fact"><small>${label}</small>${value}</div>`;

const title = ({ words, price, number, percent }) => {
  const change = number(day.change, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const facts = [
    fact(words.change, `<span class="${side(day.change > 0)}">${change} (${percent(day.share)})</span>`),
    ...[fact(words.high, price(day.high)), fact(words.low, price(day.low)), fact(words.spread, price(ASK - BID))],
  ];
  return `<div class="title"><h1>XAU/USD <span class="tag up">${words.marketOpen}</span></h1>
  <div class="price ${side(day.change > 0)}">${price(BID)}</div>${facts.join('')}
  <span class="gap"></span>${icon('Star', 18, 1.75, { color: GOLD, fill: GOLD })}${icon('Maximize2', 17, 1.75, { color: MUTED })}</div>`;
};

const tools = ({ words }) => `<div class="tools">${choice(words.spans, HOURLY)}<u></u>
  ${TOOLS.map((name, i) => `<span>${icon(name, 16)}${words.tools[i]}</span>`).join('')}</div>`;

const chart = (spoken, options) => {
  const { words, price, short } = spoken;
  return `<div class="plot"><div class="legend"><span><i style="background:${GOLD}"></i>${words.average} 9 &nbsp;${price(fast.at(-1))}</span>
  <span><i style="background:${ACCENT}"></i>${words.average} 26 &nbsp;${price(slow.at(-1))}</span><span>${words.volume} ${short(LAST_VOLUME)}</span></div>
  ${priceChart(spoken, options)}</div>
  <div class="strength"><em>RSI 14 &nbsp;<span style="color:${ACCENT}">${price(index.at(-1), 1)}</span></em>${strengthChart()}</div>
  <div class="dates">${timeAxis(spoken)}</div>`;
};

/** With `past` the trade history is open below the chart, else the open positions. */
export function terminal({ language, past = false }) {
  const spoken = speak(language);
  const middle = title(spoken) + tools(spoken) + chart(spoken, past ? SHORT_CHART : TALL_CHART) + trades(spoken, past);
  return html(
    language,
    ['terminal.css', 'terminal-chart.css', 'terminal-ticket.css'],
    `${top(spoken)}${markets(spoken)}<div class="chart">${middle}</div>${ticket(spoken)}`,
  );
}
