import type { GatsbyNode } from 'gatsby';
import { sectionTypes } from '../content/schema';
import { kindToType } from '../section-kind';
import { fillDiagram } from './diagram';
import { fieldResolvers } from './field-extensions';
import { contentTypes } from './project';
import { stringAt } from './strings-node';

/**
 * Creates the types of content from the SDL that the content check reads too. Sections are not nodes, so their union
 * resolves the type by `kind`. Inference of front matter is off, since `Page` has its fields.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  const { sdl, schema: contentSchema } = contentTypes();
  for (const [name, resolve] of Object.entries(fieldResolvers(fillDiagram)))
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  actions.createTypes(sdl);
  actions.createTypes([
    schema.buildUnionType({
      name: 'Section',
      description: 'A part of a page; which one it is, its `kind` says.',
      types: sectionTypes(contentSchema),
      resolveType: (section: { kind: string }) => kindToType(section.kind),
    }),
    schema.buildObjectType({
      name: 'Strings',
      description: 'A file of interface strings, `locales/<locale>/<namespace>.json`, with the company filled in.',
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
          resolve: ({ data }: { data: string }, { key }: { key: string }) => stringAt(data, key),
        },
      },
    }),
    'type MarkdownRemarkFrontmatter @dontInfer { title: String }',
    '"A Markdown text of a page; its child is what gatsby-transformer-remark makes of it."\ntype MarkdownText implements Node @dontInfer { id: ID! }',
  ]);
};
