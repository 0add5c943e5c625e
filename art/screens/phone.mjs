// The portfolio on a phone, 390 × 844.
import { ACCOUNT } from './account.mjs';
import { speak } from './formats.mjs';
import { choice, html, icon, side, sparkline } from './parts.mjs';
import { WATCHED } from './prices.mjs';
import { curve, series } from './series.mjs';

const [WIDTH, HEIGHT] = [390, 190];

function equityCurve() {
  const closes = series(60, { seed: 212, drift: 0.0042, volatility: 0.011 }).map(({ close }) => close);
  const [low, high] = [Math.min(...closes), Math.max(...closes)];
  const points = closes.map((close, i) => [(i * WIDTH) / 59, 20 + ((high - close) / (high - low)) * 150]);
  const [line, [x, y]] = [curve(points), points[51]];
  return `<svg class="equity" width="${WIDTH}" height="${HEIGHT}"><defs>
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#7b6cff" stop-opacity=".45"/>
    <stop offset="1" stop-color="#7b6cff" stop-opacity="0"/></linearGradient></defs>
    <path d="${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z" fill="url(#ground)"/>
    <path d="${line}" stroke="#9a8cff" stroke-width="3" fill="none"/>
    <circle cx="${x}" cy="${y}" r="11" fill="#9a8cff" opacity=".3"/><circle cx="${x}" cy="${y}" r="5" fill="#fff"/></svg>`;
}

const row = ({ words, price, percent }, { code, price: last, digits, change, colour, letters }, i) => `<div class="row">
  <span class="tile" style="background:${colour}">${letters}</span><span><b>${words.names[code]}</b><small>${code}</small></span>
  ${sparkline(100 + i, 64, 30, change > 0)}
  <span class="price">${price(last, digits)}<small class="${side(change > 0)}">${percent(change)}</small></span></div>`;

const tabs = ({ portfolio, markets, toTrade, calendar }) => [
  ['ChartPie', portfolio],
  ['ChartCandlestick', markets],
  ['ArrowLeftRight', toTrade],
  ['Calendar', calendar],
];

const CHOSEN_SPAN = 2;

export function phone({ language }) {
  const spoken = speak(language);
  const { words, euros, gained } = spoken;
  return html(
    language,
    ['phone.css'],
    `<div class="status"><span>9:41</span>
      <span>${icon('Signal', 16, 2.4)}${icon('Wifi', 16, 2.4)}${icon('BatteryFull', 19, 2)}</span></div>
    <header><b>${words.portfolio}</b><span class="avatar">LM</span></header>
    <div class="balance"><small>${words.equityOnPhone}</small><h1>${euros(ACCOUNT.equity)}</h1>
      <span class="pill">${icon('TrendingUp', 15, 2.2)}${words.today(gained(ACCOUNT.openResult))}</span></div>
    ${equityCurve()}
    <div class="spans">${choice(words.phoneSpans, CHOSEN_SPAN)}</div>
    <div class="actions"><div class="primary">${words.toTrade}</div><div class="secondary">${words.deposit}</div></div>
    <h2>${words.watchlist}</h2>${WATCHED.slice(0, 4)
      .map((watched, i) => row(spoken, watched, i))
      .join('')}
    <nav>${tabs(words)
      .map(([name, label], i) => `<div${i ? '' : ' class="on"'}>${icon(name, 23)}${label}</div>`)
      .join('')}</nav>`,
  );
}
