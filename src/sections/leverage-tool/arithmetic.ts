/** The input of the leverage calculator. */
export interface Stake {
  /** The visitor's own money, used as margin, in the site's currency; more than 0. */
  money: number;
  /** Position divided by margin; at least 1. */
  leverage: number;
  /** Price move in percent, 0 to 100, in either direction. */
  move: number;
}

/** The effect of a price move, without costs and price gaps. */
interface StakeResult {
  position: number;
  /** Amount gained if the price moves in the right direction, and lost if it moves in the other. */
  change: number;
  /** `change` in percent of the visitor's money. */
  changePercent: number;
  /** The price move, in percent, at which the loss equals the visitor's money. */
  moveThatTakesAll: number;
  /** How far the loss exceeds the visitor's money; 0 if the loss is smaller. */
  beyond: number;
}

/** Calculates gain and loss on the whole position: leverage multiplies both alike. */
export function resultOf({ money, leverage, move }: Stake): StakeResult {
  const position = money * leverage;
  const change = (position * move) / 100;
  return {
    position,
    change,
    changePercent: leverage * move,
    moveThatTakesAll: 100 / leverage,
    beyond: Math.max(0, change - money),
  };
}
