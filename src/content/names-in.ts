import type { ParsedPage } from './page';
import { placeholdersIn } from './placeholders';
import { visitStrings } from './yaml-nodes';

/** What a page's file names, each name once, in order of appearance. */
interface PageNames {
  kinds: string[];
  pictures: string[];
  figures: string[];
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)];

export function namesIn({ text, source }: ParsedPage): PageNames {
  const strings: [field: string, value: string][] = [];
  visitStrings(source.document.contents, '', (_node, field, value) => strings.push([field, value]));
  const valuesAt = (place: RegExp): string[] =>
    distinct(strings.filter(([field]) => place.test(field)).map(([, value]) => value));
  return {
    kinds: valuesAt(/^sections\[\d+\]\.kind$/),
    pictures: valuesAt(/\.src$/),
    figures: distinct(placeholdersIn(text)),
  };
}
