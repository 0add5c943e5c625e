/** gatsby-transformer-remark has no types; this is Gatsby's hook `setFieldsOnGraphQLNodeType` in it. */
declare module 'gatsby-transformer-remark/extend-node-type' {
  import type { Node } from 'gatsby';
  import type { GraphQLFieldResolver } from 'graphql';

  interface Plugin {
    name: string;
    module(args: { markdownAST: unknown; markdownNode: Node }): void;
  }

  type Resolver = GraphQLFieldResolver<Record<string, unknown>, unknown>;
  type Fields = Record<'html' | 'headings', { resolve: Resolver }>;

  /** `api` is what Gatsby passes to a hook, as far as the fields use it. */
  export default function extendNodeType(
    api: object,
    options: { footnotes: boolean; plugins: Plugin[] },
  ): Promise<Fields>;
}
