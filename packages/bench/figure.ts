/** One measured number. */
export interface Figure {
  /** Unique: what was measured, then of which page, for instance `html of /en`. */
  name: string;
  value: number;
  unit: 'bytes' | 'ms' | 'points' | 'shift' | 's' | 'pages';
  /** The maximum; for points, the minimum. */
  budget?: number;
}

/** Whether a figure is within its budget; true if it has none. */
export const isKept = ({ value, budget, unit }: Figure): boolean =>
  budget === undefined || (unit === 'points' ? value >= budget : value <= budget);

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) throw new Error('There is no median of nothing.');
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
};
