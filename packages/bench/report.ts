import { type Measurement, isWithinBudget } from './measurement';

/** The worst value of each kind of figure. If pages have different budgets for it, the worst value of each budget. */
function worstOfEach(figures: readonly Measurement[]): Measurement[] {
  const worst = new Map<string, Measurement>();
  for (const figure of figures) {
    const key = `${figure.name.replace(/ of \/.*/, '')} ${figure.budget ?? ''}`;
    const known = worst.get(key);
    const isWorse = known && (figure.unit === 'points' ? figure.value < known.value : figure.value > known.value);
    if (!known || isWorse) worst.set(key, figure);
  }
  return [...worst.values()];
}

const show = (value: number, unit: Measurement['unit']): string =>
  unit === 'bytes' ? `${(value / 1000).toFixed(1)} kB` : `${value} ${unit}`;

/** A Markdown table with the worst page and the budget of each kind. */
export const table = (figures: readonly Measurement[]): string =>
  [
    ['worst page of each kind', 'measured', 'budget'],
    ['---', '--:', '--:'],
    ...worstOfEach(figures).map(({ name, value, unit, budget }) => [
      name,
      show(value, unit),
      budget === undefined ? '' : show(budget, unit),
    ]),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** A sentence for each figure that exceeds its budget, with page, figure and budget. */
export const exceededBudgets = (figures: readonly Measurement[]): string[] =>
  figures
    .filter((figure) => !isWithinBudget(figure))
    .map(({ name, value, unit, budget }) => `${name} is ${show(value, unit)}; its budget is ${show(budget!, unit)}.`);
