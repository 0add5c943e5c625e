import type { ImpossibleValue } from './check-company';
import type { Settings } from './settings';

/** Endings of the names of figures that say the same as the figure without the ending, written in another style. */
const otherStyle = /(?:Plus|Short)$/;

/** Figures that are below zero, that contradict each other, or that say two things in two styles. */
export function impossibleFigures({ figures }: Settings): ImpossibleValue[] {
  const { leverageMin, leverageMax } = figures;
  const negative = Object.entries(figures)
    .filter(([, { value }]) => value < 0)
    .map(([name]) => ({ path: [name, 'value'], message: 'A figure of the site cannot be below zero.' }));
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
  return [...negative, ...different, ...(isUpsideDown ? [leverage] : [])];
}
