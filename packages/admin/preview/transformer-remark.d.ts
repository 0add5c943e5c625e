/**
 * Types for gatsby-transformer-remark, which has none: its implementation of Gatsby's hook
 * `setFieldsOnGraphQLNodeType`.
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

  /** `api` is the first argument that Gatsby passes to the hook, as far as the fields use it. */
  export default function extendNodeType(api: object, options: { plugins: Plugin[] }): Promise<Fields>;
}
