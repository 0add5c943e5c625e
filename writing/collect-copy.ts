import { isMap, isScalar, isSeq } from 'yaml';
import { isLocale, locales } from '../src/i18n/locales';
import { untranslated } from '../src/content/compare-languages';
import { isDraft, publishedSections } from '../src/content/drafts';
import { splitFrontMatter, yamlFirstLine } from '../src/content/front-matter';
import { identifyPageFile } from '../src/content/page';
import { readYaml, type YamlSource } from '../src/content/yaml-source';
import { type CopyText, textAtNode, textOfBody, visitStrings } from './copy-text';

/** A page's texts; none while it cannot be read, which the structural check tells. */
export function textsOfPage(file: string, text: string): CopyText[] {
  const page = identifyPageFile(file);
  const { yaml, body } = splitFrontMatter(text);
  if (!page || yaml === undefined) return [];
  const { source, problems } = readYaml(file, yaml, yamlFirstLine);
  if (problems.length > 0) return [];
  // What is still being written is checked for its form alone.
  if (isDraft(source.document.contents)) return [];
  const texts: CopyText[] = [];
  const visit = (root: unknown, at: string, skipped: readonly string[]): void =>
    visitStrings(
      root,
      at,
      (key) => skipped.includes(key),
      (node, field, value) => texts.push(textAtNode(source, node, page.locale, field, value)),
    );
  visit(source.document.contents, '', ['sections']);
  for (const { item, index } of publishedSections(source.document)) visit(item, `sections[${index}]`, untranslated);
  if (body !== '') texts.push(textOfBody(file, text, text.lastIndexOf(body), body, page.locale));
  return texts;
}

/** The texts of a settings file that differ by language: those below a key that is one. */
export function textsOfSettings(file: string, text: string): CopyText[] {
  const { source, problems } = readYaml(file, text);
  return problems.length > 0 ? [] : localizedTexts(source, source.document.contents, '');
}

function localizedTexts(source: YamlSource, node: unknown, field: string): CopyText[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => localizedTexts(source, item, `${field}[${index}]`));
  if (!isMap(node)) return [];
  return node.items.flatMap((pair) => {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    const path = field ? `${field}.${key}` : key;
    if (!isLocale(key)) return localizedTexts(source, pair.value, path);
    const texts: CopyText[] = [];
    visitStrings(
      pair.value,
      path,
      () => false,
      (at, below, value) => texts.push(textAtNode(source, at, key, below, value)),
    );
    return texts;
  });
}

const languagePart = new RegExp(`(^(?:content|locales)/|\\.)(?:${locales.join('|')})(?=[/.[]|$)`);

/** The same for the texts that translate each other: where one stands, without its language. */
export const placeOf = ({ file, field }: CopyText): string => {
  const path = file.replace(languagePart, '$1*');
  return `${path}#${path === file ? field.replace(languagePart, '$1*') : field}`;
};
