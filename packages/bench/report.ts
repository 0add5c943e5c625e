import { type Figure, isKept } from './figure';

/** The worst figure of each kind, which is its name without the page; a kind with two budgets has two. */
export function worstOfEach(figures: readonly Figure[]): Figure[] {
  const worst = new Map<string, Figure>();
  for (const figure of figures) {
    const key = `${figure.name.replace(/ of \/.*/, '')} ${figure.budget ?? ''}`;
    const known = worst.get(key);
    const isWorse = known && (figure.unit === 'points' ? figure.value < known.value : figure.value > known.value);
    if (!known || isWorse) worst.set(key, figure);
  }
  return [...worst.values()];
}

export const show = (value: number, unit: Figure['unit']): string =>
  unit === 'bytes' ? `${(value / 1000).toFixed(1)} kB` : `${value} ${unit}`;

/** The worst page of each kind beside its budget. */
export function table(figures: readonly Figure[]): string {
  const rows = worstOfEach(figures).map((figure) => [
    isKept(figure) ? '' : 'OVER',
    figure.name,
    show(figure.value, figure.unit),
    figure.budget === undefined ? '' : show(figure.budget, figure.unit),
  ]);
  const all = [['', 'worst page of each kind', 'measured', 'budget'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Every figure over its budget, as a sentence that names page, figure and budget. */
export const complaints = (figures: readonly Figure[]): string[] =>
  figures
    .filter((figure) => !isKept(figure))
    .map(({ name, value, unit, budget }) => `${name} is ${show(value, unit)}; its budget is ${show(budget!, unit)}.`);
