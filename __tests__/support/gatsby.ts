/** Replaces the package `gatsby` in unit tests, since it needs a running site. */
export const graphql = () => undefined;

export const withPrefix = (path: string) => path;
