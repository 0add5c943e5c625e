import type { Node } from 'gatsby';
import type { GraphQLFieldResolver } from 'gatsby/graphql';

/**
 * Picture data by the arguments of the resolver. This map outlives the resolvers, which Gatsby creates again at each
 * edit of a content file.
 */
const results = new Map<string, unknown>();

/**
 * Caches the picture data of gatsby-plugin-sharp. The plugin hashes the whole original for each size and format, on
 * each page that shows the picture, which delayed each edit in `develop` by over a second:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/jobs/manager.ts
 */
export const pictureData: GraphQLFieldResolver<Node, unknown> = (picture, args, context, info) => {
  // The type assertion is right, since Gatsby adds the resolver of gatsby-transformer-sharp to `info`.
  const { originalResolver } = info as typeof info & { originalResolver: typeof pictureData };
  const key = JSON.stringify([picture.id, picture.internal.contentDigest, args]);
  if (!results.has(key)) results.set(key, originalResolver(picture, args, context, info));
  return results.get(key);
};
