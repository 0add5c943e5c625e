/**
 * Types of gatsby-transformer-remark's implementation of Gatsby's hook `setFieldsOnGraphQLNodeType`. The package itself
 * has no types.
 */
declare module 'gatsby-transformer-remark/extend-node-type' {
  import type { GraphQLFieldResolver } from 'graphql';
  import type { Plugin as ParserPlugin } from 'unified';

  interface Plugin {
    name: string;
    module: { setParserPlugins(): ParserPlugin[] };
  }

  type Resolver = GraphQLFieldResolver<Record<string, unknown>, unknown>;
  type Fields = Record<'html' | 'headings', { resolve: Resolver }>;

  /** `api` needs only what the resolvers of `html` and `headings` use of the argument that Gatsby passes to the hook. */
  export default function extendNodeType(api: object, options: { plugins: Plugin[] }): Promise<Fields>;
}
