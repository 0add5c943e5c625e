import type { KeyUse } from './key-use';

const label = / data-label="(\w+)"/g;

/** The string keys of a drawing of `content/diagrams`: `trend.svg` with the label `break` uses `trend.break`. */
export function labelsIn(file: string, svg: string): KeyUse[] {
  const name = file.replace(/^.*\/|\.svg$/g, '');
  return [...svg.matchAll(label)].map(({ 1: key, index }) => {
    const before = svg.slice(0, index).split('\n');
    const column = (before.at(-1) ?? '').length + 2;
    return { file, line: before.length, column, namespace: 'diagrams', key: `${name}.${key}`, isStart: false };
  });
}
