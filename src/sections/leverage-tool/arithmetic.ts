/** What a visitor sets. */
export interface Stake {
  /** Own money put in as margin, in the site's currency; more than 0. */
  money: number;
  /** At least 1: the position is this many times the money. */
  leverage: number;
  /** Size of the price move in per cent, 0 to 100; gain and loss are the same for both directions. */
  move: number;
}

/** What a price move makes of a stake. Costs and price gaps are left out. */
export interface Result {
  /** Size of the position. */
  position: number;
  /** Gained if the price moves the right way, lost if it moves the other way. */
  change: number;
  /** The same in per cent of the money put in. */
  changePercent: number;
  /** The price move, in per cent, at which the loss equals the money put in. */
  moveThatTakesAll: number;
  /** How far the loss goes beyond the money put in; 0 if it does not. */
  beyond: number;
}

/** Profit and loss are counted on the whole position, so leverage multiplies both alike. */
export function resultOf({ money, leverage, move }: Stake): Result {
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

/** Leverages and price moves (in per cent) of the table. */
export const tableLeverages = [1, 2, 5, 10, 20] as const;
export const tableMoves = [1, 2, 5, 10, 20, 50] as const;
