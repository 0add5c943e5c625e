import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface QueryRequest {
  params: Readonly<Record<string, string>>;
}
export interface QueryResponse {
  redirect(address: string): void;
  sendStatus(status: number): void;
}

/** URLs of the saved queries, each with the name of its file in `docs/graphiql`. */
export const savedQueryPath = /^\/___queries\/([a-z-]+)$/;

/** Opens a saved query in GraphiQL, by redirecting to a URL whose parameter `query` holds its text. */
export function openSavedQuery({ params }: QueryRequest, response: QueryResponse): void {
  const file = resolve('docs/graphiql', `${params[0]}.graphql`);
  if (existsSync(file)) response.redirect(`/___graphql?query=${encodeURIComponent(readFileSync(file, 'utf8'))}`);
  else response.sendStatus(404);
}
