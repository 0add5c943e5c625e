import type { GatsbyNode } from 'gatsby';
import type { ContentFiles } from '../content/content-files';
import { fieldTypes } from '../content/schema/field-types';
import { namesIn, type PageNames } from '../content/page/names-in';
import { parsePage } from '../content/page/page';
import { parseSettings, placeholderValues } from '../content/settings';
import { perObject } from '../content/remember';
import type { RouteId } from '../routes';
import { pictureData } from './develop/picture-data';
import { contentSchema, readFiles } from './project';
import { asShown } from './shown-size';

/** A node of type `Page`: the path and text of the file that it was made from. */
interface PageNode {
  source: { file: string; text: string };
}

/**
 * Finds translations that are older than their English text, by file. `gatsby-node.ts` passes in the function, which is
 * in the folder `packages`: nothing in `src` may import from there (eslint.config.mjs).
 */
type FindStale = (files: ContentFiles) => ReadonlyMap<string, readonly Queries.StaleText[]>;

/**
 * The GraphQL field `Page.stale`: translations that are older than their English text. Computed from the content files
 * at each query, since in the nodes placeholders have been replaced, which would spoil the comparison. Queries cannot
 * filter pages by `stale`, because it is a field of `createResolvers`: Gatsby would cache the values of a filtered
 * field until the node of the page changes, but a translation becomes stale when the English page changes.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
function staleField(find: FindStale) {
  const staleIn = perObject((files: ContentFiles) => find(files));
  return {
    type: '[StaleText!]!',
    description: 'The translations on the page that are older than their English text; none on English pages.',
    resolve: ({ source }: PageNode): readonly Queries.StaleText[] => staleIn(readFiles()).get(source.file) ?? [],
  };
}

/** Returns what a page's file contains. The error is never thrown: a page has a node only if its file can be parsed. */
function namesOf({ source }: PageNode): PageNames {
  const { page } = parsePage(source.file, source.text);
  if (!page) throw new Error(`${source.file} cannot be parsed.`);
  return namesIn(
    page,
    placeholderValues(parseSettings(readFiles().settings), page.locale),
    fieldTypes(contentSchema()),
  );
}

/**
 * The resolvers of fields of `Page` that only people query, in GraphiQL. Queries can filter pages by them, since the
 * result changes only with the node, except for the values of placeholders.
 */
const nameFields = {
  kinds: { resolve: (page: PageNode) => namesOf(page).kinds },
  pictures: { resolve: (page: PageNode) => namesOf(page).pictures },
  diagrams: { resolve: (page: PageNode) => namesOf(page).diagrams },
  placeholders: { resolve: (page: PageNode) => namesOf(page).placeholders },
  texts: {
    resolve: (page: PageNode, { word }: { word?: string | null }) =>
      namesOf(page).texts.filter(({ text }) => text.toLowerCase().includes((word ?? '').toLowerCase())),
  },
  links: {
    resolve: (page: PageNode, { route }: { route?: RouteId | null }) =>
      namesOf(page).links.filter((link) => !route || link.route === route),
  },
};

/**
 * Changes the resolver of `gatsbyImageData`, and adds resolvers for `Page.stale` and for the fields that list what a
 * page's file contains.
 */
export const createResolversWith =
  (find: FindStale): NonNullable<GatsbyNode['createResolvers']> =>
  (api) => {
    // Gatsby declares `createResolvers` as `Function`, whose parameters TypeScript does not check.
    const create = api.createResolvers as (resolvers: object) => void;
    create({
      ImageSharp: { gatsbyImageData: { resolve: asShown(pictureData) } },
      Page: { stale: staleField(find), ...nameFields },
    });
  };
