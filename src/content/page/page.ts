import { isLocale, type Locale } from '../../i18n/locales';
import { routeAt } from '../../i18n/paths';
import { type RouteId, routes } from '../../routes';
import { checkSource } from '../yaml/raw-text';
import { perFile } from '../remember';
import { atTop, type Problem } from '../problem';
import { readYaml, withoutFolding, type YamlSource } from '../yaml/yaml-source';

/** Locale and route of a page's file, from its path, such as `content/de/trade/faq.md`. */
interface PageFile {
  locale: Locale;
  route: RouteId;
}

/** A parsed page file. */
export interface ParsedPage extends PageFile {
  file: string;
  /** The text of the whole file. */
  text: string;
  /** The front matter, with positions in the file. */
  source: YamlSource;
  /** The Markdown below the front matter, trimmed. */
  body: string;
  /** Index of `body` in `text`. */
  bodyOffset: number;
}

/** Only a line of three hyphens ends the front matter; hyphens may also occur in texts. */
const frontMatter = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** A Markdown file, split into the YAML between its first two `---` lines and the text below. */
interface MarkdownFile {
  /** The front matter; undefined if it is missing or has no end. */
  yaml: string | undefined;
  body: string;
}

export function splitFrontMatter(text: string): MarkdownFile {
  const match = frontMatter.exec(text);
  if (!match) return { yaml: undefined, body: text };
  const [, yaml = '', body = ''] = match;
  return { yaml: withoutFolding(yaml), body: body.trim() };
}

/** A parsed page, or the problem because of which the file cannot be parsed. */
export type PageReading = { page: ParsedPage; problem?: undefined } | { page?: undefined; problem: Problem };

/** Locale and route of a page's file; undefined if the path is not that of a page. */
export function identifyPageFile(path: string): PageFile | undefined {
  const [, locale, rest] = /^content\/([^/]+)\/(.+)\.md$/.exec(path) ?? [];
  const route = rest === undefined ? undefined : routeAt(rest === 'index' ? '' : rest);
  return isLocale(locale) && route ? { locale, route } : undefined;
}

/** The path of a page's file, such as `content/de/trade/faq.md`. */
export const pageFilePath = (locale: string, route: RouteId): string =>
  `content/${locale}/${routes[route].path || 'index'}.md`;

/** Parses a page's file; cached until its text changes. */
export const parsePage = perFile((file, text): PageReading => {
  const identified = identifyPageFile(file);
  if (!identified)
    return {
      problem: atTop(
        file,
        'No page of the site has this folder and name. Give the file its right name, or ask a developer to add the page.',
      ),
    };
  const [damage] = checkSource(file, text);
  if (damage) return { problem: damage };
  const { yaml, body } = splitFrontMatter(text);
  if (yaml === undefined) {
    const message = 'The file must start with front matter: a line “---”, the fields, and a line “---” again.';
    return { problem: atTop(file, message) };
  }
  // The YAML starts on the second line of the file.
  const { source, problems } = readYaml(file, yaml, 1);
  if (problems[0]) return { problem: problems[0] };
  return { page: { ...identified, file, text, source, body, bodyOffset: text.trimEnd().length - body.length } };
});

/** All pages that can be parsed. */
export const parsedPages = (files: ReadonlyMap<string, string>): ParsedPage[] =>
  [...files].flatMap(([file, text]) => parsePage(file, text).page ?? []);
