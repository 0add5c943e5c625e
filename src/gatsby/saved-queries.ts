import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface QueryRequest {
  params: Readonly<Record<string, string>>;
}
export interface QueryResponse {
  redirect(address: string): void;
  sendStatus(status: number): void;
}

/** The addresses of the queries in `docs/graphiql`, each by the name of its file. */
export const savedQueryPath = /^\/___queries\/([a-z-]+)$/;

/** Opens a saved query in GraphiQL, which fills in what its address has as `query`. */
export function openSavedQuery({ params }: QueryRequest, response: QueryResponse): void {
  const file = resolve('docs/graphiql', `${params[0]}.graphql`);
  if (existsSync(file)) response.redirect(`/___graphql?query=${encodeURIComponent(readFileSync(file, 'utf8'))}`);
  else response.sendStatus(404);
}
