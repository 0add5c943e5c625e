import { perFile } from '../../src/content/per-file';
import type { Problem } from '../../src/content/problem';
import { readStringSource } from '../../src/content/string-file';
import type { YamlSource } from '../../src/content/yaml-source';
import type { Locale } from '../../src/i18n/locales';
import { textAt } from '../../src/content/placed-text';
import type { CopyText } from './copy-text';

/** A file of interface strings, `locales/<locale>/<namespace>.json`. */
export interface StringFile {
  file: string;
  locale: Locale;
  namespace: string;
  source: YamlSource;
  /** By key, for instance `menu.terms`. */
  strings: ReadonlyMap<string, CopyText>;
}

const readStringFile = perFile((file, text): StringFile | readonly Problem[] => {
  const read = readStringSource(file, text);
  if (!read || read.problems.length > 0) return read?.problems ?? [];
  const { locale, namespace, source } = read;
  const strings = [...read.strings].map(
    ([key, { node, value }]) => [key, { ...textAt(source, node, key, value), locale, isMarkdown: false }] as const,
  );
  return { file, locale, namespace, source, strings: new Map(strings) };
});

const isFile = (read: StringFile | readonly Problem[]): read is StringFile => !Array.isArray(read);

/** Reads all files of strings; returns the problems of each that is not valid. */
export function readStringFiles(texts: ReadonlyMap<string, string>): { files: StringFile[]; problems: Problem[] } {
  const files: StringFile[] = [];
  const problems: Problem[] = [];
  for (const [file, text] of texts) {
    const read = readStringFile(file, text);
    if (isFile(read)) files.push(read);
    else problems.push(...read);
  }
  return { files, problems };
}
