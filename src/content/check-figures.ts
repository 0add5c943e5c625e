import type { Figure } from './figures';
import type { Settings } from './settings';

/** A value that has the right type and still cannot be true. */
export interface ImpossibleValue {
  /** Keys from the top of the settings file. */
  path: readonly (string | number)[];
  message: string;
}

/** Endings of the names of figures that say the same as the figure without the ending, written in another style. */
const otherStyle = /(?:Plus|Short)$/;

/** The largest figure of each style. All are whole numbers, and none is below one. */
const largest: Record<Figure['style'], number> = {
  number: 1_000_000_000,
  more: 1_000_000_000,
  large: 1_000_000_000_000,
  money: 1_000_000_000_000,
  moneyShort: 1_000_000_000_000,
  ms: 60_000,
  // The most leverage that the broker offers is 1:20.
  ratio: 20,
};

/** What is wrong with the number of a figure. YAML reads `18.500`, meant as 18,500, as 18.5. */
export function faultOfFigure({ value, style }: { value: unknown; style: Figure['style'] }): string | undefined {
  const most = largest[style];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return undefined;
  const example = Math.min(17_500, most);
  return `A figure is a whole number from 1 to ${most}, written with digits only, such as ${example}.`;
}

/** Figures that no broker has, that contradict each other, or that say two things in two styles. */
export function impossibleFigures({ figures }: Settings): ImpossibleValue[] {
  const { leverageMin, leverageMax } = figures;
  const wrong = Object.entries(figures).flatMap(([name, figure]): ImpossibleValue[] => {
    const message = faultOfFigure(figure);
    return message ? [{ path: [name, 'value'], message }] : [];
  });
  const different = Object.entries(figures).flatMap(([name, { value }]): ImpossibleValue[] => {
    const base = name.replace(otherStyle, '');
    const other = base === name ? undefined : figures[base];
    if (!other || other.value === value) return [];
    return [
      { path: [name, 'value'], message: `This is ${value}, but “${base}” is ${other.value}: both say the same.` },
    ];
  });
  const isUpsideDown = leverageMin && leverageMax && leverageMin.value > leverageMax.value;
  const leverage = { path: ['leverageMin', 'value'], message: 'The least leverage is above “leverageMax”.' };
  return [...wrong, ...different, ...(isUpsideDown ? [leverage] : [])];
}
