import type { GatsbyNode } from 'gatsby';
import type { ShownFiles } from '../content/content-files';
import { pageFilePath } from '../content/page';
import type { Locale } from '../i18n/locales';
import { type RouteId, routes } from '../routes';
import { pictureData } from './develop/picture-data';
import { asShown } from './interventions/shown-size';
import { readFiles } from './project';

/** Finds such texts, by file. The site imports no package, so `gatsby-node.ts` says which function does. */
type FindStale = (files: ShownFiles) => ReadonlyMap<string, readonly Queries.StaleText[]>;

/**
 * The field `Page.stale`, resolved from the files at each query: nodes have placeholders filled in, and do not depend on the lock.
 * `createResolvers` adds no filter for it, whose values Gatsby would cache until the node changes.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
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

/** Wraps the resolver of `gatsbyImageData`, and adds `Page.stale`. */
export const createResolversWith =
  (find: FindStale): NonNullable<GatsbyNode['createResolvers']> =>
  (api) => {
    const create = api.createResolvers as (resolvers: object) => void; // Gatsby's type is any function.
    create({
      ImageSharp: { gatsbyImageData: { resolve: asShown(pictureData) } },
      Page: { stale: staleField(find, readFiles) },
    });
  };
