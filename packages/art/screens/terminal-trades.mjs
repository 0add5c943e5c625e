// The terminal's tables below the chart: open positions and trade history.
import { ACCOUNT, CLOSED, OPEN } from './account.mjs';
import { choice, side } from './parts.mjs';
import { digitsOf } from './prices.mjs';

const cells = (tag, contents) => contents.map((content) => `<${tag}>${content}</${tag}>`).join('');

const row = ({ words, number, price, gained, dayAndHour }, trade) => {
  const { code, way, volume, leverage, entry, exit, closedAt, result } = trade;
  const shown = [
    ...[code, `<span class="tag ${side(way === 'buy')}">${words[way]}</span>`, number(volume), `1:${leverage}`],
    ...[entry, exit].map((value) => price(value, digitsOf(code))),
    ...(closedAt ? [dayAndHour(closedAt)] : []),
    `<span class="${side(result >= 0)}">${gained(result)}</span>`,
  ];
  return `<tr>${cells('td', shown)}</tr>`;
};

const total = ({ words, gained }) =>
  `<tr class="total"><td colspan="6">${words.total}</td><td>${gained(ACCOUNT.openResult)}</td></tr>`;

/** With `past` the closed trades, else the open positions. */
export function trades(spoken, past) {
  const { words } = spoken;
  const tabs = [`${words.openPositions} (${OPEN.length})`, words.pending, words.tradeHistory];
  const last = past ? [words.exit, words.closedAt] : [words.current];
  return `<div class="trades${past ? '' : ' open'}"><div class="tabs">${choice(tabs, past ? 2 : 0)}</div>
  <table><tr>${cells('th', [...words.trade, ...last, words.result])}</tr>
  ${(past ? CLOSED : OPEN).map((trade) => row(spoken, trade)).join('')}${past ? '' : total(spoken)}</table></div>`;
}
