/** gatsby-transformer-remark has no types; this is Gatsby's hook `setFieldsOnGraphQLNodeType` in it. */
declare module 'gatsby-transformer-remark/extend-node-type' {
  import type { Node } from 'gatsby';
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
    getCache(plugin: string): Cache;
  }

  interface Plugin {
    name: string;
    module(args: { markdownAST: unknown; markdownNode: Node }): void;
  }

  type Resolver = GraphQLFieldResolver<Record<string, unknown>, unknown>;
  type Fields = Record<'html' | 'headings', { resolve: Resolver }>;

  export default function extendNodeType(api: Api, options: { plugins: Plugin[] }): Promise<Fields>;
}
