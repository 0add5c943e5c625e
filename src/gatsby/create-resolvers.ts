import type { GatsbyNode } from 'gatsby';
import type { ShownFiles } from '../content/content-files';
import { pageFilePath } from '../content/page';
import type { Locale } from '../i18n/locales';
import { type RouteId, routes } from '../routes';
import { pictureData } from './develop/picture-data';
import { asShown } from './interventions/shown-size';
import { readFiles } from './project';

/**
 * Finds translations that are older than their English text, by file. `gatsby-node.ts` passes the function in, since
 * src imports no package.
 */
type FindStale = (files: ShownFiles) => ReadonlyMap<string, readonly Queries.StaleText[]>;

/**
 * The field `Page.stale`: translations that are older than their English text. It is computed from the files at each
 * query, since nodes have placeholders filled in. It has no filter, whose values Gatsby would cache until the node
 * changes. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
function staleField(find: FindStale, files: () => ShownFiles) {
  const found = new WeakMap<ShownFiles, ReturnType<FindStale>>();
  return {
    type: '[StaleText!]!',
    description: 'Its texts that are older than their English; none in English.',
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
    const create = api.createResolvers as (resolvers: object) => void; // Gatsby's own type accepts any function.
    create({
      ImageSharp: { gatsbyImageData: { resolve: asShown(pictureData) } },
      Page: { stale: staleField(find, readFiles) },
    });
  };
