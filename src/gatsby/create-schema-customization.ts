import type { GatsbyNode } from 'gatsby';
import { kindToType, readContentSchema, sectionTypes } from '../content/schema';
import { createFieldExtensions } from './field-extensions';
import { contentSdl } from './project';

/**
 * The content's types, with their docstrings, from the SDL that the content check reads too. Sections are no nodes,
 * so their union finds the type by `kind`; the front matter of Markdown is left uninferred, since pages are typed here.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (api) => {
  const { actions, schema } = api;
  const sdl = contentSdl();
  createFieldExtensions(api);
  actions.createTypes(sdl);
  actions.createTypes([
    schema.buildUnionType({
      name: 'Section',
      description: 'A part of a page; which one it is, its `kind` says.',
      types: sectionTypes(readContentSchema(sdl)),
      resolveType: (section: { kind: string }) => kindToType(section.kind),
    }),
    'type MarkdownRemarkFrontmatter @dontInfer { title: String }',
  ]);
};
