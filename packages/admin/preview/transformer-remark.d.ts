/** gatsby-transformer-remark has no types; this is Gatsby's hook `setFieldsOnGraphQLNodeType` in it. */
declare module 'gatsby-transformer-remark/extend-node-type' {
  import type { GraphQLFieldResolver } from 'graphql';

  interface Cache {
    get(key: string): Promise<unknown>;
    set(key: string, value: unknown): Promise<unknown>;
  }

  interface Api {
    type: { name: string };
    basePath: string;
    getNode(id: string): unknown;
    getNodesByType(type: string): unknown[];
    cache: Cache;
  }

  export default function extendNodeType(
    api: Api,
    options: { plugins: [] },
  ): Promise<{ html: { resolve: GraphQLFieldResolver<Record<string, unknown>, unknown> } }>;
}
