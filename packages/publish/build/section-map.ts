import { writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Kind, parse } from 'graphql';
import { readTexts } from '../../../src/content/content-files';
import { kindToType } from '../../../src/section-kind';

/** The generated file, by its path from the project's root. */
export const sectionMapFile = 'src/sections/section-map.tsx';

/** Whether only those templates show a kind that import it, by the SDL of its types. */
const hasOwnTemplate = (sdl: string): boolean =>
  parse(sdl).definitions.some(
    (type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION && type.directives?.some(({ name }) => name.value === 'ownTemplate'),
  );

/** The kinds that any content page may show: all folders with a type that is not `@ownTemplate`. */
const plainKinds = (root: string): string[] =>
  [...readTexts(root, 'src/sections', /^[^/]+\/type\.graphql$/)].flatMap(([file, sdl]) =>
    hasOwnTemplate(sdl) ? [] : [basename(dirname(file))],
  );

/** The text of `src/sections/section-map.tsx`: components and fragments of the plain kinds of the project in `root`. */
export function sectionMap(root: string): string {
  const kinds = plainKinds(root);
  const types = kinds.map(kindToType);
  return `// Written by packages/publish/build/section-map.ts from the folders of section kinds, whenever a build or \`develop\` starts.
import { graphql } from 'gatsby';
${kinds.map((kind) => `import { ${kindToType(kind)} } from './${kind}/${kind}';\n`).join('')}import type { SectionComponents } from './section-list';

export const query = graphql\`
  fragment PageSections on Page {
    sections {
      __typename
${types.map((type) => `      ...${type}\n`).join('')}    }
  }
\`;

type AnySection = Queries.PageSectionsFragment['sections'][number];

/**
 * The component of each kind that any content page may show. A kind with much script is \`@ownTemplate\`: the templates
 * whose pages show it import it, and no other page downloads it. Where a kind is in neither, \`SectionList\` stops the build.
 */
export const plainSections = {
${types.map((type) => `  ${type},\n`).join('')}} satisfies SectionComponents<AnySection>;
`;
}

/** Brings the file of the project in the working folder up to date. */
export const writeSectionMap = (): void => writeFileSync(sectionMapFile, sectionMap('.'));
