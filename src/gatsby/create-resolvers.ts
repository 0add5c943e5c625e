import type { GatsbyNode, Node } from 'gatsby';
import type { GraphQLFieldResolver } from 'gatsby/graphql';
import type { ShownFiles } from '../content/content-files';
import { pageFilePath } from '../content/page';
import type { Locale } from '../i18n/locales';
import { type RouteId, routes } from '../routes';
import { readFiles } from './project';

/** Finds such texts, by file. The site imports no package, so `gatsby-node.ts` says which function does. */
type FindStale = (files: ShownFiles) => ReadonlyMap<string, readonly Queries.StaleText[]>;

/** The data of pictures, kept while developing: Gatsby creates the resolvers again with each edit of a content file. */
const results = new Map<string, unknown>();

/**
 * Makes the data of a picture once for the same arguments. gatsby-plugin-sharp reads and hashes the whole master for each
 * of its sizes and formats, again for each page that shows it, which delayed each edit in develop by more than a second:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/jobs/manager.ts
 */
const pictureData: GraphQLFieldResolver<Node, unknown> = (picture, args, context, info) => {
  // The resolver of gatsby-transformer-sharp, which Gatsby adds.
  const { originalResolver } = info as typeof info & { originalResolver: typeof pictureData };
  const key = JSON.stringify([picture.id, picture.internal.contentDigest, args]);
  if (!results.has(key)) results.set(key, originalResolver(picture, args, context, info));
  return results.get(key);
};

/**
 * The field `Page.stale`, resolved from the files at each query: nodes have figures filled in, and do not depend on the lock.
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
    create({ ImageSharp: { gatsbyImageData: { resolve: pictureData } }, Page: { stale: staleField(find, readFiles) } });
  };
