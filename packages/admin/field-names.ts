import { labelOf } from './fields';

/** `sections[1].items[0].answer` as the form names it: “Sections 2 › Items 1 › Answer”. */
export const fieldName = (field: string): string =>
  field
    .replace(/^text$/, 'body')
    .split('.')
    .filter(Boolean)
    .map(
      (key) =>
        labelOf(key.replace(/\[\d+\]/, '')) + (/\[(\d+)\]/.exec(key)?.[1] ?? '').replace(/\d+/, (n) => ` ${+n + 1}`),
    )
    .join(' › ');
