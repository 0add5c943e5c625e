/** What the site's components import from `gatsby`. Queries run in `page-data.ts`, and links lead nowhere here. */
export const graphql = (): undefined => undefined;
export const withPrefix = (path: string): string => path;
