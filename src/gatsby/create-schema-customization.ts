import type { GatsbyNode } from 'gatsby';
import { readContentSdl } from '../content/content-files';
import { drawingIn } from '../content/diagram-labels';
import { directives, type Resolve } from '../content/directives';
import { readContentSchema, sectionTypes } from '../content/schema';
import { parseSettings, placeholderValues } from '../content/settings';
import type { Locale } from '../i18n/locales';
import { type Strings, stringAt } from '../i18n/strings';
import { kindToType } from '../section-kind';
import { projectRoot, readFiles } from './project';

const fillDiagram = (name: string, locale: Locale): string =>
  drawingIn(locale, name, readFiles(), placeholderValues(parseSettings(readFiles().settings), locale));

/** Wraps a content resolver, so that it can read all nodes through Gatsby's context. */
const withDrawings =
  (resolve: Resolve<never>): Resolve<never> =>
  (source, args, { nodeModel }, info) =>
    resolve(source, args, { nodeModel, fillDiagram }, info);

/**
 * Creates the GraphQL types of content from the same SDL that the content check reads. Sections are no nodes, so their
 * union finds the type by `kind`. Types of front matter are not inferred, since `Page` declares them.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  const sdl = readContentSdl(projectRoot);
  for (const [name, { resolve }] of Object.entries(directives))
    actions.createFieldExtension({ name, extend: () => ({ resolve: withDrawings(resolve) }) });
  actions.createTypes(sdl);
  actions.createTypes([
    schema.buildUnionType({
      name: 'Section',
      description: 'A part of a page; which one it is, its `kind` says.',
      types: sectionTypes(readContentSchema(sdl)),
      resolveType: (section: { kind: string }) => kindToType(section.kind),
    }),
    schema.buildObjectType({
      name: 'Strings',
      description:
        'A file of interface strings, `locales/<locale>/<namespace>.json`, with the placeholders of settings filled in.',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: {
        language: { type: 'String!', description: 'The language: `en`, `de` or `fr`.' },
        ns: { type: 'String!', description: 'The namespace, which is the name of the file.' },
        data: { type: 'String!', description: 'All of its strings, as JSON.' },
        string: {
          type: 'String',
          description: 'One string, by its key such as `menu.terms`.',
          args: { key: 'String!' },
          resolve: ({ data }: { data: string }, { key }: { key: string }) => stringAt(JSON.parse(data) as Strings, key),
        },
      },
    }),
    'type MarkdownRemarkFrontmatter @dontInfer { title: String }',
    '"A Markdown text of a page, parsed; its child is what gatsby-transformer-remark makes of it. As it is written, it is in `texts` of the page."\ntype MarkdownText implements Node @dontInfer { id: ID! }',
  ]);
};
