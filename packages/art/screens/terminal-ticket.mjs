// The terminal's form for a new order and the order book below it.
import { TICKET } from './account.mjs';
import { ASK, BID } from './gold.mjs';
import { choice } from './parts.mjs';

// Distance from the ask or the bid, and how much is offered there
const SELLERS = [
  [0.6, 18.4],
  [0.45, 14.1],
  [0.3, 11.7],
  [0.15, 8.2],
  [0, 4.6],
];
const BUYERS = [
  [0, 3.9],
  [-0.12, 7.8],
  [-0.27, 10.9],
  [-0.42, 15.2],
  [-0.57, 20.4],
];
const WIDEST = 88;
const LEVERAGES = [1, 5, 10, 15, 20];
const share = (leverage) => (leverage / LEVERAGES.at(-1)) * 100;

const most = Math.max(...[...SELLERS, ...BUYERS].map(([, size]) => size));
const offers = ({ price }, rows, best, way) =>
  rows
    .map(
      ([distance, size]) =>
        `<p class="${way}" style="--share:${(size / most) * WIDEST}%"><span>${price(best + distance)}</span><b>${price(size, 1)}</b></p>`,
    )
    .join('');

const sum = (label, value, style = '') => `<p>${label}<b class="${style}">${value}</b></p>`;
const field = (label, value) => `<div class="field"><label>${label}</label><div class="input">${value}</div></div>`;

export function ticket(spoken) {
  const { words, price, euros, gained } = spoken;
  const { volume, leverage, takeProfit, stopLoss, value, margin, profit, loss } = TICKET;
  return `<div class="ticket"><div class="kinds">${choice(words.orders, 0)}</div>
  <div class="pair"><div class="sell"><small>${words.sell}</small>${price(BID)}</div><div class="buy"><small>${words.buy}</small>${price(ASK)}</div></div>
  ${field(words.volume, `${price(volume)} <i>oz</i>`)}
  <div class="field"><label>${words.leverage} &nbsp;<b>1:${leverage}</b></label><div class="slider" style="--at:${share(leverage)}%"></div>
  <div class="ticks">${LEVERAGES.map((n) => `<span>1:${n}</span>`).join('')}</div></div>
  <div class="pair">${field(words.takeProfit, price(takeProfit))}${field(words.stopLoss, price(stopLoss))}</div>
  <div class="sums">${sum(words.value, euros(value))}${sum(words.margin, euros(margin))}${sum(words.profit, gained(profit), 'up')}${sum(words.loss, gained(loss), 'down')}</div>
  <div class="order">${words.order('XAU/USD')}</div>
  <div class="book"><div class="columns"><span>${words.price}</span><span>${words.size}</span></div>${offers(spoken, SELLERS, ASK, 'down')}
  <div class="middle">${price((ASK + BID) / 2)} <small>${words.spread} ${price(ASK - BID)}</small></div>${offers(spoken, BUYERS, BID, 'up')}</div></div>`;
}
