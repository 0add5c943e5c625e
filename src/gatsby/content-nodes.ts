import { checkEachFile } from '../content/check-structure';
import type { ContentFiles } from '../content/content-files';
import { diagramIn, diagramName } from '../content/strings/diagram-labels';
import { fieldTypes } from '../content/schema/field-types';
import { type ParsedPage, parsedPages } from '../content/page/page';
import { pageCopy, pageFields } from '../content/page/page-copy';
import { fillStrings, mapStrings } from '../content/placeholders';
import { filledMarkdown } from '../content/markdown/prepare-markdown';
import type { ContentSchema } from '../content/schema/schema';
import { isSettingsFile, parseSettings, placeholderValues, type Settings, settingsFile } from '../content/settings';
import { readStringSource } from '../content/strings/string-file';
import { joinSpaces } from '../content/markdown/typeset';
import { locales } from '../i18n/locales';
import { localeOf, trees } from '../i18n/paths';
import { showsDrafts } from './project';

/** A content node, before Gatsby adds its own fields. */
export interface ContentNode {
  type: 'Page' | 'MarkdownText' | 'LabelledDiagram' | 'Strings' | 'Company' | 'Widgets' | 'Instrument';
  id: string;
  fields: object;
  /** Parsed Markdown as JSON, from which gatsby-transformer-remark makes a node. */
  content?: string;
}

/**
 * The nodes of the settings files. `figures.yaml` has none: its numbers replace placeholders in the texts of pages, so
 * no query needs them.
 */
function settingsNodes({ company, widgets, instruments }: Settings): [file: string, nodes: ContentNode[]][] {
  return [
    [settingsFile('company'), [{ type: 'Company', id: 'Company', fields: company }]],
    [settingsFile('widgets'), [{ type: 'Widgets', id: 'Widgets', fields: widgets }]],
    [
      settingsFile('instruments'),
      instruments.map((fields) => ({ type: 'Instrument', id: `Instrument ${fields.symbol}`, fields })),
    ],
  ];
}

/**
 * The node of a JSON file of interface strings, which gatsby-plugin-react-i18next reads. The plugin's own nodes cannot
 * be used: the plugin throws at invalid JSON, and gets values for placeholders only at start. The node's type is not
 * the plugin's `Locale` either: Gatsby stores in `.cache` which plugin owns a type, and the build fails if another
 * plugin creates nodes of it
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/redux/reducers/type-owners.ts).
 */
function stringsNode(file: string, text: string, settings: Settings): ContentNode[] {
  const { locale, namespace: ns } = readStringSource(file, text) ?? {};
  if (!locale) return [];
  const strings = fillStrings(JSON.parse(text), placeholderValues(settings, locale));
  const data = JSON.stringify(mapStrings(strings, (string) => joinSpaces(string, locale)));
  return [{ type: 'Strings', id: `Strings ${locale} ${ns}`, fields: { language: locale, ns, data } }];
}

/**
 * The node of a page and the nodes of its Markdown texts. An English text has two nodes, since English pages exist both
 * without URL prefix and below `/en`, and the links in the rendered HTML keep the prefix of the page.
 */
function pageNodes(page: ParsedPage, settings: Settings, schema: ContentSchema): ContentNode[] {
  const { locale, route, file } = page;
  const typeOf = fieldTypes(schema);
  const values = placeholderValues(settings, locale);
  const written = pageCopy(page, values, typeOf);
  if (!showsDrafts && written.draft) return [];
  const { fields, texts } = pageFields(file, written, typeOf);
  return [
    {
      type: 'Page',
      id: `Page ${locale} ${route}`,
      fields: {
        ...fields,
        titleLength: written.title.length,
        descriptionLength: written.description.length,
        locale,
        route,
        // The resolvers of fields such as `Page.texts` (create-resolvers.ts) read the page's file from here.
        source: { file, text: page.text },
      },
    },
    ...trees
      .filter((tree) => localeOf(tree) === locale)
      .flatMap((tree) =>
        texts.map((text): ContentNode => ({
          type: 'MarkdownText',
          id: `MarkdownText ${tree} ${file} ${text.field}`,
          fields: { tree, file, field: text.field },
          content: filledMarkdown(text, values, tree),
        })),
      ),
  ];
}

/** The nodes of a diagram, one for each language. */
const diagramNodes = (file: string, settings: Settings, files: ContentFiles): ContentNode[] =>
  locales.map((locale) => {
    const name = diagramName(file);
    const svg = diagramIn(locale, name, files, placeholderValues(settings, locale));
    return { type: 'LabelledDiagram', id: `LabelledDiagram ${locale} ${name}`, fields: { name, locale, svg } };
  });

/**
 * All content nodes, by file. The result depends on the arguments only. A file with a mistake has no nodes. If the settings
 * have a mistake there are no nodes at all, since placeholders get their values from the settings.
 */
export function contentNodes(files: ContentFiles, schema: ContentSchema): ReadonlyMap<string, readonly ContentNode[]> {
  const wrong = new Set(checkEachFile(files, schema).map(({ file }) => file));
  if ([...wrong].some(isSettingsFile)) return new Map();
  const settings = parseSettings(files.settings);
  const strings = [...files.strings].filter(([file]) => !wrong.has(file));
  const pages = parsedPages(files.pages).filter(({ file }) => !wrong.has(file));
  // Diagram labels are interface strings, so diagrams have no nodes while any file of interface strings has a mistake.
  const diagrams = [...wrong].some((file) => file.startsWith('locales/'))
    ? []
    : [...files.diagrams.keys()].filter((file) => !wrong.has(file));
  return new Map<string, readonly ContentNode[]>([
    ...settingsNodes(settings),
    ...strings.map(([file, text]) => [file, stringsNode(file, text, settings)] as const),
    ...pages.map((page) => [page.file, pageNodes(page, settings, schema)] as const),
    ...diagrams.map((file) => [file, diagramNodes(file, settings, files)] as const),
  ]);
}
