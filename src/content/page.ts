import { isLocale, type Locale } from '../i18n/locales';
import { routeAt } from '../i18n/paths';
import type { RouteId } from '../routes';
import { splitFrontMatter, yamlFirstLine } from './front-matter';
import { fillDeep, fillPlaceholders } from './placeholders';
import { readYaml } from './yaml-source';

/** Which page a content file holds, as its path says: `content/de/trade/faq.md`. */
export interface PageFile {
  locale: Locale;
  route: RouteId;
}

/** A page's copy with its figures filled in; sections keep their `kind`. */
export interface PageCopy {
  title: string;
  description: string;
  /** Whether it is still being written. */
  draft: boolean;
  /** Which of its sections still are, counted from 0. */
  draftSections: number[];
  sections: Record<string, unknown>[];
  /** Markdown. */
  body: string;
}

type FrontMatter = Pick<PageCopy, 'title' | 'description' | 'sections'> & { draft?: boolean };

/** What a file without front matter says in it. */
const empty: FrontMatter = { title: '', description: '', sections: [] };

/** Undefined where folder or file name is not one of a page. */
export function identifyPageFile(path: string): PageFile | undefined {
  const [, locale, rest] = /^content\/([^/]+)\/(.+)\.md$/.exec(path) ?? [];
  const route = rest === undefined ? undefined : routeAt(rest === 'index' ? '' : rest);
  return isLocale(locale) && route ? { locale, route } : undefined;
}

/** The file that holds a page's copy. */
export const pageFilePath = (locale: Locale, path: string): string => `content/${locale}/${path || 'index'}.md`;

/** Reads a page that the content check has found nothing wrong with. */
export function readPageCopy(path: string, text: string, values: ReadonlyMap<string, string>): PageCopy {
  const { yaml = '', body } = splitFrontMatter(text);
  const frontMatter = readYaml(path, yaml, yamlFirstLine).source.document.toJS() as FrontMatter | null;
  const { draft = false, ...copy } = fillDeep(frontMatter ?? empty, values);
  const draftSections = copy.sections.flatMap((section, index) => (section.draft === true ? [index] : []));
  return { ...copy, draft, draftSections, body: fillPlaceholders(body, values) };
}

/** The same as it is published: without sections that are drafts. */
export const publishedCopy = (copy: PageCopy): PageCopy => ({
  ...copy,
  draftSections: [],
  sections: copy.sections.filter((section) => section.draft !== true),
});
