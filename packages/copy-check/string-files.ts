import { isLocale, type Locale } from '../../src/i18n/locales';
import type { Problem } from '../../src/content/problem';
import { perFile } from '../../src/content/per-file';
import { readJson } from '../../src/content/json-source';
import { visitStrings, type YamlSource } from '../../src/content/yaml-source';
import { type CopyText, textAtNode } from './copy-text';

/** A file of interface strings, `locales/<locale>/<namespace>.json`. */
export interface StringFile {
  file: string;
  locale: Locale;
  namespace: string;
  source: YamlSource;
  /** By key, for instance `menu.terms`. */
  strings: ReadonlyMap<string, CopyText>;
}

const readStringFile = perFile((file, text): StringFile | Problem[] => {
  const [, locale, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  if (!isLocale(locale) || !namespace) return [];
  const { source, problems } = readJson(file, text);
  if (problems.length > 0) return problems;
  const strings = new Map<string, CopyText>();
  visitStrings(source.document.contents, '', (node, key, value) =>
    strings.set(key, textAtNode(source, node, locale, key, value)),
  );
  return { file, locale, namespace, source, strings };
});

/** Reads all files of strings; returns a problem for each that is not valid. */
export function readStringFiles(texts: ReadonlyMap<string, string>): { files: StringFile[]; problems: Problem[] } {
  const files: StringFile[] = [];
  const problems: Problem[] = [];
  for (const [file, text] of texts) {
    const read = readStringFile(file, text);
    if (Array.isArray(read)) problems.push(...read);
    else files.push(read);
  }
  return { files, problems };
}
