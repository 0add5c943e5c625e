import type { GatsbyNode, Node } from 'gatsby';
import type { GraphQLFieldResolver } from 'gatsby/graphql';

type ResolveField = GraphQLFieldResolver<Node, unknown>;

/** Resolves to the same data for the same picture and arguments. */
function once(resolve: ResolveField): ResolveField {
  const results = new Map<string, unknown>();
  return (picture, args, context, info) => {
    const key = JSON.stringify([picture.id, picture.internal.contentDigest, args]);
    if (!results.has(key)) results.set(key, resolve(picture, args, context, info));
    return results.get(key);
  };
}

/**
 * Makes the data of a picture once. gatsby-plugin-sharp reads and hashes the whole master for each of its sizes and
 * formats, again for each page that shows it (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/jobs/manager.ts):
 * while developing, that delayed each edit of a text by more than a second.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  const create = api.createResolvers as (resolvers: object) => void; // Gatsby's type is any function.
  let resolveOnce: ResolveField | undefined;
  const resolve: ResolveField = (picture, args, context, info) => {
    // `originalResolver` is the resolver of gatsby-transformer-sharp, which Gatsby adds.
    const { originalResolver } = info as typeof info & { originalResolver: ResolveField };
    resolveOnce ??= once(originalResolver);
    return resolveOnce(picture, args, context, info);
  };
  create({ ImageSharp: { gatsbyImageData: { resolve } } });
};
