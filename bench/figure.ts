/** One measured number. */
export interface Figure {
  /** Unique: what was measured, then where. */
  name: string;
  value: number;
  unit: 'bytes' | 'ms' | 'requests' | 'points' | 'shift' | 's' | 'MB' | 'pages' | 'share';
  /** What it must not exceed; for points and shares, what it must reach. */
  budget?: number;
  /** Whether the machine has a part in it, so that only ratios to the accepted figure mean something. */
  machine?: boolean;
}

/** Whether more of it is better. */
export const isGood = (unit: Figure['unit']): boolean => unit === 'points' || unit === 'share';

/** Whether a figure keeps its budget; one without a budget does. */
export const isKept = ({ value, budget, unit }: Figure): boolean =>
  budget === undefined || (isGood(unit) ? value >= budget : value <= budget);

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) throw new Error('There is no median of nothing.');
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
};
