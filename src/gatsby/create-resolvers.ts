import type { GatsbyNode } from 'gatsby';
import type { ContentFiles } from '../content/content-files';
import { pageFilePath } from '../content/page';
import type { Locale } from '../i18n/locales';
import { type RouteId, routes } from '../routes';
import { pictureData } from './develop/picture-data';
import { asShown } from './interventions/shown-size';
import { readFiles } from './project';

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
function staleField(find: FindStale, files: () => ContentFiles) {
  const found = new WeakMap<ContentFiles, ReturnType<FindStale>>();
  return {
    type: '[StaleText!]!',
    description: 'The translations on the page that are older than their English text; none on English pages.',
    resolve: ({ locale, route }: { locale: Locale; route: RouteId }): readonly Queries.StaleText[] => {
      const now = files();
      const texts = found.get(now) ?? find(now);
      found.set(now, texts);
      return texts.get(pageFilePath(locale, routes[route].path)) ?? [];
    },
  };
}

/** Changes the resolver of `gatsbyImageData`, and adds the field `Page.stale`. */
export const createResolversWith =
  (find: FindStale): NonNullable<GatsbyNode['createResolvers']> =>
  (api) => {
    // Gatsby declares `createResolvers` as `Function`, whose parameters TypeScript does not check.
    const create = api.createResolvers as (resolvers: object) => void;
    create({
      ImageSharp: { gatsbyImageData: { resolve: asShown(pictureData) } },
      Page: { stale: staleField(find, readFiles) },
    });
  };
