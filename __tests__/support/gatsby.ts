/** Stands in for Gatsby, which needs a running site: navigation is recorded. */
export const navigate = jest.fn();

export const graphql = () => undefined;

export const withPrefix = (path: string) => path;
