/** Replaces the module `gatsby` for the site's components. `page-data.ts` runs the queries, and links lead nowhere. */
export const graphql = (): undefined => undefined;
export const withPrefix = (path: string): string => path;
