// Pictures of the trading terminal for the Trade page. Each shows one idea, and is drawn for wide windows and for
// phones.
import { candleChart } from './capture-chart.mjs';
import { speak } from './formats.mjs';
import { OIL, ORDER, WEEK } from './figures.mjs';
import { browser, choice, field, GOLD, legend, NARROW, pair, page, side, title, VIOLET, WIDE } from './parts.mjs';
import { closedTrades, planKey } from './trades.mjs';

/** Returns the HTML of a picture: an order form with the order's possible costs. */
export function ticketCapture({ language, narrow }) {
  const { words, price, whole, gainedWhole } = speak(language);
  const line = (label, sum, value, style = '') =>
    `<div class="line ${style}"><span>${label}<small>${sum}</small></span><b>${value}</b></div>`;
  const { quantity, entry, stop, target, gap, leverage } = ORDER;
  const times = (distance) => `${quantity} × ${whole(distance)}`;
  const bars = [
    [words.ownMargin, ORDER.margin, 'own'],
    [words.stopLoss, -ORDER.loss, 'risk'],
    [words.worst, -ORDER.worst, 'risk'],
  ].map(
    ([label, amount, style]) =>
      `<div class="bar"><span>${label}</span><div><i class="${style}" style="width:${(amount / ORDER.value) * 100}%"></i></div><b>${whole(amount)}</b></div>`,
  );
  const form = `${title(words.share, `<span class="quiet">${words.demo}</span>`)}<div class="form">
    <div class="kinds">${choice(words.orders, 1)}</div>
    <div class="two">${field(words.price, price(entry), '€', 'on')}${field(words.quantity, quantity)}</div>
    <div class="two">${field(words.stopLoss, price(stop), '€')}${field(words.takeProfit, price(target), '€')}</div>
    ${pair(words.leverage, `1:${leverage}`)}<div class="slider"></div><div class="ticks">${[1, 5, 10, 15, 20].map((n) => `<span>1:${n}</span>`).join('')}</div>
    <span class="send">${words.buyLimit}</span></div>`;
  const sums = `<h2>${words.sums}</h2>${line(words.value, times(entry), whole(ORDER.value))}
    ${line(`${words.ownMargin} 1:${leverage}`, `${whole(ORDER.value)} ÷ ${leverage}`, whole(ORDER.margin))}
    ${line(words.profit, times(target - entry), gainedWhole(ORDER.gain), 'up')}${line(words.loss, times(entry - stop), gainedWhole(ORDER.loss), 'down')}
    ${line(words.jump(whole(gap)), times(entry - gap), gainedWhole(ORDER.lossAtGap), 'down')}
    ${line(words.atZero, words.timesMargin, gainedWhole(ORDER.worst), 'down')}<div class="bars">${bars.join('')}</div>`;
  return page(
    language,
    narrow ? 'narrow ticket' : 'ticket',
    `<div class="parts"><div>${form}</div><div class="sums">${sums}</div></div>`,
  );
}

/** Returns the HTML of a picture: a price chart with the RSI below. Numbered marks show two highs of price and RSI. */
export function indicatorCapture({ language, narrow }) {
  const { words, price } = speak(language);
  const { candles, last, highs } = OIL;
  const from = narrow ? 29 : 22;
  const draw = ({ x, y, strengthY, index }) => {
    const peak = (value, near) =>
      [-3, -2, -1, 0, 1, 2, 3].map((d) => near + d).reduce((best, i) => (value(i) > value(best) ? i : best), near);
    const marks = (value, at) => highs.map((near) => peak(value, near)).map((i) => [x(i), at(value(i)) - 9]);
    const joined = (points) =>
      `<path class="joined" d="M${points.map(([a, b]) => `${a} ${b}`).join('L')}"/>${points
        .map(
          ([a, b], n) =>
            `<circle class="mark" cx="${a}" cy="${b - 12}" r="11"/><text class="number" x="${a}" y="${b - 7.5}">${n + 1}</text>`,
        )
        .join('')}`;
    return joined(marks((i) => candles[i].high, y)) + joined(marks((i) => index[i], strengthY));
  };
  const chart = candleChart({
    candles,
    from,
    width: narrow ? NARROW : WIDE,
    height: narrow ? 400 : 450,
    range: narrow ? [79.2, 84.9] : [78.6, 84.9],
    lines: narrow ? [80, 81, 82, 83, 84] : [79, 80, 81, 82, 83, 84],
    format: (value) => price(value),
    averages: [[20, GOLD]],
    strengthHeight: narrow ? 132 : 146,
    draw,
  });
  const head = title('BRENT', `<span class="price">${price(last)}</span><span class="quiet">${words.fourHours}</span>`);
  return page(
    language,
    narrow ? 'narrow' : '',
    `${head}${legend([
      [GOLD, `${words.average} 20`],
      [VIOLET, 'RSI 14'],
    ])}${chart}`,
  );
}

/**
 * Returns the HTML of a picture: a table of a week's closed trades. Each has the planned stop-loss and take-profit, the
 * real exit, and whether the trader kept to the plan.
 */
export function historyCapture({ language, narrow }) {
  const spoken = speak(language);
  const { words, gainedWhole } = spoken;
  const total = (trades) => trades.reduce((sum, { result }) => sum + result, 0);
  const sums = [
    [words.kept, WEEK.filter(({ isKept }) => isKept)],
    [words.broken, WEEK.filter(({ isKept }) => !isKept)],
    [words.week, WEEK],
  ].map(
    ([label, trades]) =>
      `<div><span>${label}</span><b class="${side(total(trades) > 0)}">${gainedWhole(total(trades))}</b></div>`,
  );
  const [trade, ...heads] = words.historyHeads;
  const kinds = ['level', 'level', 'level', 'level', 'planned', 'outcome', 'result'];
  return page(
    language,
    narrow ? 'narrow history' : 'history',
    `${browser(words, narrow ? words.history : words.weekTitle)}${planKey(words)}<table><tr class="heads"><th>${trade}</th>${heads.map((head, i) => `<th class="${kinds[i]}">${head}</th>`).join('')}</tr>${closedTrades(WEEK, spoken)}</table><div class="totals">${sums.join('')}</div>`,
  );
}
