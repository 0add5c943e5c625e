import type { GatsbyNode } from 'gatsby';
import { readContentSdl } from '../content/content-files';
import { directives } from '../content/schema/directives';
import { readContentSchema, sectionTypes } from '../content/schema/schema';
import { type Strings, stringAt } from '../i18n/strings';
import { kindToType } from '../section-kind';
import { projectRoot } from './project';

/**
 * Creates the GraphQL types of content from the same SDL that the content check reads. The union `Section` finds the
 * type of a section by its `kind`: sections are objects within a `Page` node, and only nodes have `internal.type`, by
 * which Gatsby would find it. The front matter type of gatsby-transformer-remark is not inferred, since its fields are
 * in `Page`.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  const sdl = readContentSdl(projectRoot);
  for (const [name, { resolve }] of Object.entries(directives))
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  actions.createTypes(sdl);
  actions.createTypes([
    schema.buildUnionType({
      name: 'Section',
      description: 'A section of a page. Its `kind` says which type of section it is.',
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
    `
"A parsed Markdown text of a page. Its child is the node that gatsby-transformer-remark creates from it. The field \`texts\` of the page has the text as written."
type MarkdownText implements Node @dontInfer {
  "The language prefix of its links: \`bare\`, \`en\`, \`de\` or \`fr\`."
  tree: String!
  "The page's file."
  file: String!
  "The field in the file."
  field: String!
}
"A diagram with its labels in one language."
type LabelledDiagram implements Node @dontInfer {
  "The name of its file in \`content/diagrams\`."
  name: String!
  "The language: \`en\`, \`de\` or \`fr\`."
  locale: String!
  svg: String!
}`,
  ]);
};
