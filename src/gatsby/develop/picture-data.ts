import type { Node } from 'gatsby';
import type { GraphQLFieldResolver } from 'gatsby/graphql';

/** The data of pictures, kept while developing: Gatsby creates the resolvers again with each edit of a content file. */
const results = new Map<string, unknown>();

/**
 * Makes the data of a picture once for the same arguments. gatsby-plugin-sharp reads and hashes the whole master for each
 * of its sizes and formats, again for each page that shows it, which delayed each edit in develop by more than a second:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/jobs/manager.ts
 */
export const pictureData: GraphQLFieldResolver<Node, unknown> = (picture, args, context, info) => {
  // The resolver of gatsby-transformer-sharp, which Gatsby adds.
  const { originalResolver } = info as typeof info & { originalResolver: typeof pictureData };
  const key = JSON.stringify([picture.id, picture.internal.contentDigest, args]);
  if (!results.has(key)) results.set(key, originalResolver(picture, args, context, info));
  return results.get(key);
};
