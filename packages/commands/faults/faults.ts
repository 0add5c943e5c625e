import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A small, likely regression of something that the site promises: some test must fail when it is planted. */
export interface Fault {
  /** What a visitor, a copywriter or a publisher would suffer. */
  name: string;
  /** The part of the site. */
  area: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Faults of one group do not hide each other, so they can be built together. Those of group 0 stop a build. */
  group: number;
}

const text = readFileSync(join(__dirname, 'faults.yaml'), 'utf8');
const areas = parse(text) as Record<string, Omit<Fault, 'area'>[]>; // Written by hand; what does not fit is reported.

export const faults: readonly Fault[] = Object.entries(areas).flatMap(([area, planted]) =>
  planted.map((fault) => ({ ...fault, area })),
);
