/** One measured number. */
export interface Measurement {
  /** Unique name: what was measured and on which page, such as `html of /en`. */
  name: string;
  value: number;
  unit: 'bytes' | 'ms' | 'points' | 'shift' | 's' | 'pages';
  /** The largest allowed value; for Lighthouse's points the smallest. */
  budget?: number;
}

/** Whether a measurement is within its budget. True if it has no budget. */
export const isWithinBudget = ({ value, budget, unit }: Measurement): boolean =>
  budget === undefined || (unit === 'points' ? value >= budget : value <= budget);

/** The median of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
