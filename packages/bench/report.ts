import { isWithinBudget, type Measurement } from './measurement';

/**
 * The worst value of each kind of measurement. If pages have different budgets for a kind, the worst value is listed
 * for each of these budgets.
 */
function worstOfEach(measurements: readonly Measurement[]): Measurement[] {
  const worst = new Map<string, Measurement>();
  for (const measurement of measurements) {
    const key = `${measurement.name.replace(/ of \/.*/, '')} ${measurement.budget ?? ''}`;
    const known = worst.get(key);
    const isWorse =
      known && (measurement.unit === 'points' ? measurement.value < known.value : measurement.value > known.value);
    if (!known || isWorse) worst.set(key, measurement);
  }
  return [...worst.values()];
}

const show = (value: number, unit: Measurement['unit']): string =>
  unit === 'bytes' ? `${(value / 1000).toFixed(1)} kB` : `${value} ${unit}`;

/** A Markdown table with the worst value and the budget of each kind of measurement. */
export const table = (measurements: readonly Measurement[]): string =>
  [
    ['worst page of each kind', 'measured', 'budget'],
    ['---', '--:', '--:'],
    ...worstOfEach(measurements).map(({ name, value, unit, budget }) => [
      name,
      show(value, unit),
      budget === undefined ? '' : show(budget, unit),
    ]),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** A sentence for each measurement that exceeds its budget, with page, value and budget. */
export const exceededBudgets = (measurements: readonly Measurement[]): string[] =>
  measurements
    .filter((measurement) => !isWithinBudget(measurement))
    .map(({ name, value, unit, budget }) => `${name} is ${show(value, unit)}; its budget is ${show(budget!, unit)}.`);
