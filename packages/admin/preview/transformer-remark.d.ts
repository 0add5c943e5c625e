/** gatsby-transformer-remark has no types; this is Gatsby's hook `setFieldsOnGraphQLNodeType` in it. */
declare module 'gatsby-transformer-remark/extend-node-type' {
  import type { GraphQLFieldResolver } from 'graphql';
  import type { Plugin as ParserPlugin } from 'unified';

  interface Plugin {
    name: string;
    module: { setParserPlugins(): ParserPlugin[] };
  }

  type Resolver = GraphQLFieldResolver<Record<string, unknown>, unknown>;
  type Fields = Record<'html' | 'headings', { resolve: Resolver }>;

  /** `api` is what Gatsby passes to a hook, as far as the fields use it. */
  export default function extendNodeType(api: object, options: { plugins: Plugin[] }): Promise<Fields>;
}
