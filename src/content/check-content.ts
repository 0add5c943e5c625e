import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { routeIds, routes } from '../routes';
import { checkBody } from './check-body';
import { compareLanguages } from './compare-languages';
import type { ContentFiles } from './content-files';
import { checkDrafts, draftRoutes, isDraft } from './drafts';
import { splitFrontMatter, yamlFirstLine } from './front-matter';
import { identifyPageFile, pageFilePath } from './page';
import { atTop, type Problem } from './problem';
import { readContentSchema } from './schema';
import { findMiscounts } from './section-counts';
import { checkSettings, parseSettings, placeholderValues } from './settings';
import { type Rules, validateValue } from './validate';
import { readYaml, type YamlSource } from './yaml-source';

/** The SDL of everything content may name: the content types, and the routes as an enum. */
export const withRouteEnum = (sdl: string): string =>
  `${sdl}\n"The pages of the site, as links name them."\nenum RouteId { ${routeIds.join(' ')} }`;

/** What pages are checked against. The settings it is made of must have been checked before. */
export function rulesFor(files: ContentFiles, sdl: string): Rules {
  const placeholders = new Set(placeholderValues(parseSettings(files.settings), defaultLocale).keys());
  return { schema: readContentSchema(withRouteEnum(sdl)), known: { placeholders, pictures: files.pictures } };
}

/** All that is wrong with one page's file by itself; its front matter only where nothing is missing. */
export function checkPage(file: string, text: string, rules: Rules): { problems: Problem[]; source?: YamlSource } {
  const page = identifyPageFile(file);
  if (!page)
    return { problems: [atTop(file, 'No page of the site has this folder and name; src/routes.ts lists them all.')] };
  const { yaml, body } = splitFrontMatter(text);
  if (yaml === undefined)
    return {
      problems: [
        atTop(file, 'The file must start with front matter: a line “---”, the fields, and a line “---” again.'),
      ],
    };
  const { source, problems } = readYaml(file, yaml, yamlFirstLine);
  if (problems.length > 0) return { problems };
  const found = [
    ...validateValue(source, source.document.contents, 'PageFrontMatter!', '', rules),
    ...checkBody(file, text, body, page.route, rules.known.placeholders),
  ];
  if (found.length > 0) return { problems: found };
  if (isDraft(source.document.contents)) return { problems: [], source };
  const miscounts = findMiscounts(source, page.route);
  const counted = miscounts.map(({ problem }) => problem);
  return miscounts.every(({ isTooLong }) => isTooLong) ? { problems: counted, source } : { problems: counted };
}

function checkLanguage(locale: Locale, sources: ReadonlyMap<string, YamlSource>, files: ContentFiles): Problem[] {
  const drafts = draftRoutes(files.pages);
  const published = routeIds.filter((route) => !drafts.has(route));
  return published.flatMap((route) => {
    const file = pageFilePath(locale, routes[route].path);
    if (!files.pages.has(file)) return [atTop(file, 'This page is missing.')];
    const original = sources.get(pageFilePath(defaultLocale, routes[route].path));
    const translation = sources.get(file);
    return original && translation ? compareLanguages(original, { locale, source: translation }, files.pictures) : [];
  });
}

/** Everything that is wrong with a project's content, in the order of its files. */
export function checkContent(files: ContentFiles, sdl: string): Problem[] {
  const schema = readContentSchema(withRouteEnum(sdl));
  const settings = checkSettings(files.settings, {
    schema,
    known: { placeholders: new Set(), pictures: files.pictures },
  });
  if (settings.length > 0) return settings;
  const rules = rulesFor(files, sdl);
  const sources = new Map<string, YamlSource>();
  const problems: Problem[] = [];
  for (const [file, text] of files.pages) {
    const checked = checkPage(file, text, rules);
    problems.push(...checked.problems);
    // A translation that is too short or too long by itself is not told again that it differs from English.
    const isEnglish = file.startsWith(`content/${defaultLocale}/`);
    if (checked.source && (isEnglish || checked.problems.length === 0)) sources.set(file, checked.source);
  }
  problems.push(...locales.flatMap((locale) => checkLanguage(locale, sources, files)));
  problems.push(...checkDrafts(files));
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
