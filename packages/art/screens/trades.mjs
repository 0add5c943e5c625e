// Table rows with closed trades.
import { side, tile } from './parts.mjs';

/** Colours of the squares with instrument letters. */
const TILES = {
  SAP: '#3262c0',
  DE40: '#7c4bd8',
  AIR: '#23707f',
  SIE: '#227a5c',
  BMW: '#51608f',
  FR40: '#a2487f',
  BAS: '#80622a',
};

const UNIT = 20;

/**
 * A line with the stop-loss, entry, take-profit and exit of a trade. Its unit is the planned risk: the distance between
 * entry and stop-loss.
 */
function planLine({ planned, reached }) {
  const [zero, at] = [58, (r) => 58 + r * UNIT];
  const tone = reached < 0 ? 'down' : 'up';
  const exit = at(reached);
  return `<svg class="plan" width="112" height="22" viewBox="0 0 112 22"><path d="M${at(-1)} 11H${at(planned)}" stroke="#6d78c4" stroke-width="2"/>
    <path class="${tone}" d="M${zero} 11H${exit}" stroke="currentColor" stroke-width="5"/><path class="down" d="M${at(-1)} 4V18" stroke="currentColor" stroke-width="2"/>
    <path d="M${zero} 4V18" stroke="#fff" stroke-width="2"/><path class="up" d="M${at(planned)} 4V18" stroke="currentColor" stroke-width="2"/>
    <path class="${tone}" d="M${exit} 4.5l6.5 6.5-6.5 6.5-6.5-6.5z" fill="currentColor" stroke="#0e1540" stroke-width="1.5"/></svg>`;
}

const sign = (isKept) =>
  `<svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${isKept ? 'M2.5 7.5l3 3 6-7' : 'M3 3l8 8M11 3l-8 8'}"/></svg>`;

/** A legend for the marks on the line of a trade: stop-loss, entry, take-profit and exit. */
export function planKey({ historyHeads: [, entry, stop, target, exit] }) {
  const mark = (color, path, label) =>
    `<span><svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="${color}" stroke-width="2"><path d="${path}"/></svg>${label}</span>`;
  const bar = 'M7 1V13';
  return `<p class="key">${mark('#ff8593', bar, stop)}${mark('#fff', bar, entry)}${mark('#3addb0', bar, target)}${mark('#c3c9ee', 'M7 2l5 5-5 5-5-5z', exit)}</p>`;
}

/**
 * Returns the HTML of table rows, one for each closed trade. A drawn line in each (`planLine`) shows where the exit was
 * between the planned stop-loss and take-profit.
 */
export function closedTrades(trades, { words, price, gainedWhole }) {
  const digits = (value) => (value < 1000 ? 2 : 0);
  return trades
    .map((trade) => {
      const { code, way, quantity, entry, stop, target, exit, outcome, isKept, result } = trade;
      const levels = [entry, stop, target, exit]
        .map((value) => `<td class="level">${price(value, digits(value))}</td>`)
        .join('');
      return `<tr><td><div class="trade">${tile(code, TILES[code])}<span><b>${code}</b><small>${words[way]} ${quantity}</small></span></div></td>${levels}
      <td class="planned">${planLine(trade)}</td><td class="outcome"><span class="${isKept ? 'kept' : 'broken'}">${sign(isKept)}${words.outcomes[outcome]}</span></td>
      <td class="result ${side(result > 0)}">${gainedWhole(result)}</td></tr>`;
    })
    .join('');
}
