// The web terminal, 1600 × 1000: markets, chart, positions, order ticket.
import { ACCENT, GOLD, html, icon, MUTED, rises, sparkline, symbol, WATCHED } from './parts.mjs';
import { legend, priceChart, strengthChart } from './terminal-chart.mjs';

const COMPANY = 'Velmarch';
const side = (rising) => (rising ? 'up' : 'down');
const chosen = (labels, on) => labels.map((label) => `<b${label === on ? ' class="on"' : ''}>${label}</b>`).join('');

const top = () => `<div class="top"><span class="logo">${symbol(28)}${COMPANY}</span>
  <span class="menu">${chosen(['Terminal', 'Portfolio', 'History', 'Calendar', 'Academy'], 'Terminal')}</span>
  <span class="gap"></span><span class="demo">Demo account</span>
  <span class="balance"><div><small>Balance</small>€ 25,000.00</div><div><small>Equity</small>€ 25,844.87</div>
  <div class="up"><small>Open P/L</small>+ € 844.87</div></span>${icon('Bell', 19, 1.75, { color: MUTED })}<span class="avatar">LM</span></div>`;

const watched = ([code, name, price, change, colour, letters], i) => `<div class="row${i ? '' : ' on'}">
  <span class="tile" style="background:${colour}">${letters}</span><span class="name"><b>${code}</b><small>${name}</small></span>
  ${sparkline(100 + i, 54, 26, rises(change))}
  <span class="number">${price}<small class="${side(rises(change))}">${change}%</small></span></div>`;

const markets = () => `<div class="markets"><div class="head">Markets ${icon('SlidersHorizontal', 17)}</div>
  <div class="find">${icon('Search', 15)}Search 200+ instruments</div>
  <div class="tabs">${chosen(['Favourites', 'Forex', 'Crypto', 'Stocks'], 'Favourites')}</div>${WATCHED.map(watched).join('')}</div>`;

const fact = (label, value, style = '') => `<div class="fact ${style}"><small>${label}</small>${value}</div>`;

const TOOLS = [
  ['ChartCandlestick', 'Candles'],
  ['Activity', 'Indicators'],
  ['PencilRuler', 'Draw'],
  ['LayoutGrid', 'Layout'],
];

const POSITIONS = [
  ['XAU/USD', 'Buy', '20.00', '1:20', '2,351.40', '2,384.60', '+€ 612.40'],
  ['EUR/USD', 'Buy', '100,000', '1:10', '1.08190', '1.08412', '+€ 204.80'],
  ['BRENT', 'Sell', '50', '1:5', '83.87', '83.27', '+€ 27.67'],
];

const position = ([
  name,
  way,
  ...numbers
]) => `<tr><td>${name}</td><td><span class="tag ${side(way === 'Buy')}">${way}</span></td>
  ${numbers.map((n, i) => `<td${i === numbers.length - 1 ? ' class="up"' : ''}>${n}</td>`).join('')}</tr>`;

const positions =
  () => `<div class="positions"><div class="tabs">${chosen(['Open positions (3)', 'Pending orders', 'Trade history'], 'Open positions (3)')}</div>
  <table><tr>${['Instrument', 'Side', 'Volume', 'Leverage', 'Open price', 'Current', 'P/L'].map((h) => `<th>${h}</th>`).join('')}</tr>
  ${POSITIONS.map(position).join('')}</table></div>`;

const chart =
  () => `<div class="chart"><div class="title"><h1>XAU/USD <span class="tag up">Open</span></h1><div class="price up">2,384.60</div>
  ${fact('24h change', '<span class="up">+29.20 (1.24%)</span>')}${fact('24h high', '2,391.85')}${fact('24h low', '2,352.10')}${fact('Spread', '0.18')}
  <span class="gap"></span>${icon('Star', 18, 1.75, { color: GOLD, fill: GOLD })}${icon('Maximize2', 17, 1.75, { color: MUTED })}</div>
  <div class="tools">${chosen(['1m', '5m', '15m', '1h', '4h', '1D', '1W'], '1h')}<u></u>
  ${TOOLS.map(([name, label]) => `<span>${icon(name, 16)}${label}</span>`).join('')}</div>
  <div class="plot"><div class="legend"><span><i style="background:${GOLD}"></i>MA 9 &nbsp;${legend.fast}</span>
  <span><i style="background:${ACCENT}"></i>MA 26 &nbsp;${legend.slow}</span><span>Volume 12.4K</span></div>${priceChart()}</div>
  <div class="strength"><em>RSI 14 &nbsp;<span style="color:${ACCENT}">${legend.index}</span></em>${strengthChart()}</div>
  <div class="dates">${[12, 13, 14, 15, 16, 17].map((day) => `<span>${day} May</span>`).join('')}</div>${positions()}</div>`;

const SELLERS = [
  [2385.2, 18.4, 82],
  [2385.05, 14.1, 64],
  [2384.9, 11.7, 50],
  [2384.75, 8.2, 38],
  [2384.6, 4.6, 22],
];
const BUYERS = [
  [2384.42, 3.9, 18],
  [2384.3, 7.8, 36],
  [2384.15, 10.9, 47],
  [2384, 15.2, 66],
  [2383.85, 20.4, 88],
];

const offers = (rows, way) =>
  rows
    .map(
      ([price, size, share]) =>
        `<p class="${way}" style="--share:${share}%"><span>${price.toFixed(2)}</span><b>${size.toFixed(1)}</b></p>`,
    )
    .join('');

const sum = (label, value, style = '') => `<p>${label}<b class="${style}">${value}</b></p>`;
const field = (label, value) => `<div class="field"><label>${label}</label><div class="input">${value}</div></div>`;

const ticket = () => `<div class="ticket"><div class="kinds">${chosen(['Market', 'Limit', 'Stop'], 'Market')}</div>
  <div class="pair"><div class="sell"><small>Sell</small>2,384.42</div><div class="buy"><small>Buy</small>2,384.60</div></div>
  ${field('Volume', '2.00 <i>oz</i>')}
  <div class="field"><label>Leverage &nbsp;<b>1:12</b></label><div class="slider"></div>
  <div class="ticks">${[1, 5, 10, 15, 20].map((n) => `<span>1:${n}</span>`).join('')}</div></div>
  <div class="pair">${field('Take profit', '2,420.0')}${field('Stop loss', '2,358.0')}</div>
  <div class="sums">${sum('Required margin', '€ 366.60')}${sum('Potential profit', '+ € 65.30', 'up')}${sum('Maximum loss', '− € 49.07', 'down')}${sum('Execution', '50 ms')}</div>
  <div class="order">Buy XAU/USD</div>
  <div class="book"><div class="columns"><span>Price</span><span>Size</span></div>${offers(SELLERS, 'down')}
  <div class="middle">2,384.51 <small>spread 0.18</small></div>${offers(BUYERS, 'up')}</div></div>`;

export const terminal = () =>
  html(['terminal.css', 'terminal-chart.css', 'terminal-ticket.css'], top() + markets() + chart() + ticket());
