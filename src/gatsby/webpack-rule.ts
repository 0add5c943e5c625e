/** What is read of one of webpack's loaders. */
export interface Loader {
  loader: string;
  options?: { modules?: object | false; limit?: number | false };
}

/** What is read of a rule of webpack's. */
export interface Rule {
  test?: unknown;
  oneOf?: Rule[];
  use?: Loader[];
}
