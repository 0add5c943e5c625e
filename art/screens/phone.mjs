// The portfolio on a phone, 390 × 844.
import { html, icon, rises, sparkline, WATCHED } from './parts.mjs';
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

const row = ([code, name, price, change, colour, letters], i) => `<div class="row">
  <span class="tile" style="background:${colour}">${letters}</span><span><b>${name}</b><small>${code}</small></span>
  ${sparkline(100 + i, 64, 30, rises(change))}
  <span class="price">${price}<small class="${rises(change) ? 'up' : 'down'}">${change}%</small></span></div>`;

const TABS = [
  ['ChartPie', 'Portfolio'],
  ['ChartCandlestick', 'Markets'],
  ['ArrowLeftRight', 'Trade'],
  ['Calendar', 'Calendar'],
];

export const phone = () =>
  html(
    ['phone.css'],
    `<div class="status"><span>9:41</span>
      <span>${icon('Signal', 16, 2.4)}${icon('Wifi', 16, 2.4)}${icon('BatteryFull', 19, 2)}</span></div>
    <header><b>Portfolio</b><span class="avatar">LM</span></header>
    <div class="balance"><small>Total equity</small><h1>€ 25,844.87</h1>
      <span class="pill">${icon('TrendingUp', 15, 2.2)}+ € 844.87 today</span></div>
    ${equityCurve()}
    <div class="spans">${['1H', '1D', '1W', '1M', '1Y', 'All'].map((s) => `<b${s === '1W' ? ' class="on"' : ''}>${s}</b>`).join('')}</div>
    <div class="actions"><div class="primary">Trade</div><div class="secondary">Deposit</div></div>
    <h2>Watchlist</h2>${WATCHED.slice(0, 4).map(row).join('')}
    <nav>${TABS.map(([name, label], i) => `<div${i ? '' : ' class="on"'}>${icon(name, 23)}${label}</div>`).join('')}</nav>`,
  );
