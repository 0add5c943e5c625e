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

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
