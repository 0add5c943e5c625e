import { existsSync, readFileSync } from 'node:fs';
import { type Figure, isGood, isKept } from './figure';

/** Accepted figures by name. */
type Accepted = Readonly<Record<string, number>>;

export const readAccepted = (file: string): Accepted =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Accepted) : {}; // Written by `--accept`.

/** The kind of a figure, its name without the page: the table has one line per kind, with the worst page. */
const kindOf = ({ name }: Figure): string => name.replace(/ of \/.*/, '');

const isWorse = (one: Figure, other: Figure): boolean =>
  isGood(one.unit) ? one.value < other.value : one.value > other.value;

/** The worst figure of each kind. */
export const worstOfEach = (figures: readonly Figure[]): Figure[] => {
  const worst = new Map<string, Figure>();
  for (const figure of figures) {
    // A kind with two budgets, for instance script with and without a form, gets two lines.
    const key = `${kindOf(figure)} ${figure.budget ?? ''}`;
    const known = worst.get(key);
    if (!known || isWorse(figure, known)) worst.set(key, figure);
  }
  return [...worst.values()];
};

export const show = (value: number, unit: Figure['unit']): string =>
  unit === 'bytes' ? `${(value / 1000).toFixed(1)} kB` : `${value} ${unit}`;

/** A figure that depends on the machine is shown as a ratio to the accepted one, another as a difference. */
const change = ({ name, value, unit, machine }: Figure, accepted: Accepted): string => {
  const before = accepted[name];
  if (before === undefined) return 'new';
  if (machine) return before === 0 ? '' : `× ${(value / before).toFixed(2)}`;
  return value === before ? '=' : `${value > before ? '+' : '−'}${show(Math.abs(value - before), unit)}`;
};

/** The worst page of each kind beside its budget and the last accepted figure. */
export function table(figures: readonly Figure[], accepted: Accepted): string {
  const rows = worstOfEach(figures).map((figure) => [
    isKept(figure) ? '' : 'OVER',
    figure.name,
    show(figure.value, figure.unit),
    figure.budget === undefined ? '' : show(figure.budget, figure.unit),
    change(figure, accepted),
  ]);
  const all = [['', 'worst page of each kind', 'measured', 'budget', 'since accepted'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]!.length)));
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
