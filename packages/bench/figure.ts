/** One measured number. */
export interface Figure {
  /** Unique: what was measured, then of which page, for instance `html of /en`. */
  name: string;
  value: number;
  unit: 'bytes' | 'ms' | 'requests' | 'points' | 'shift' | 's' | 'MB' | 'pages' | 'share';
  /** The maximum; for points and shares, the minimum. */
  budget?: number;
  /** Whether it depends on the speed of the machine, so that only its ratio to the accepted figure can be compared. */
  machine?: boolean;
}

/** Whether higher is better. */
export const isGood = (unit: Figure['unit']): boolean => unit === 'points' || unit === 'share';

/** Whether a figure is within its budget; true if it has none. */
export const isKept = ({ value, budget, unit }: Figure): boolean =>
  budget === undefined || (isGood(unit) ? value >= budget : value <= budget);

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) throw new Error('There is no median of nothing.');
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
};
