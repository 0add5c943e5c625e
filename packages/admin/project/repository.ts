import type { Backend } from '../../shared/editing-backend';
import type { Entry } from '../files/entry';

interface Blob {
  text: string;
}

/** What a query has found on two branches: the branch with an entry's unpublished change, and the published branch. */
type Found<Value> = Partial<Record<'change' | 'published', Value | null>>;

/** The access token of the signed-in user, from Sveltia CMS's storage. */
const token = (): string =>
  (JSON.parse(window.localStorage.getItem('sveltia-cms.user') ?? '{}') as { token?: string }).token ?? '';

async function runQuery<Value>(address: string, query: string, variables: object): Promise<Found<Value> | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok) throw new Error(`The repository could not be read (${response.status}).`);
  // The type assertion is right, since `githubQuery` and `gitlabQuery` both return data of this type.
  return ((await response.json()) as { data?: { project?: Found<Value> } }).data?.project;
}

const githubQuery = `query ($owner: String!, $name: String!, $change: String!, $published: String!) {
  project: repository(owner: $owner, name: $name) {
    change: object(expression: $change) { ... on Blob { text } }
    published: object(expression: $published) { ... on Blob { text } }
  }
}`;

const gitlabQuery = `query ($repository: ID!, $path: String!, $change: String!, $published: String) {
  project(fullPath: $repository) {
    change: repository { blobs(paths: [$path], ref: $change) { nodes { text: rawTextBlob } } }
    published: repository { blobs(paths: [$path], ref: $published) { nodes { text: rawTextBlob } } }
  }
}`;

/** Reads a file from the branch with the entry's unpublished change, or if there is none from the published branch. */
export async function readInRepository(backend: Backend, { collection, name }: Entry, path: string) {
  const { repository, branch } = backend;
  // The name that Sveltia CMS gives the branch of a change: https://sveltiacms.app/en/docs/workflows/editorial
  const change = `cms/${collection}/${name}`;
  if (backend.name === 'github') {
    const [owner, repo] = repository.split('/');
    const variables = { owner, name: repo, change: `${change}:${path}`, published: `${branch || 'HEAD'}:${path}` };
    const found = await runQuery<Blob>('https://api.github.com/graphql', githubQuery, variables);
    return (found?.change ?? found?.published)?.text;
  }
  const variables = { repository, path, change, published: branch || null };
  const found = await runQuery<{ blobs?: { nodes: Blob[] } }>('https://gitlab.com/api/graphql', gitlabQuery, variables);
  return (found?.change?.blobs?.nodes[0] ?? found?.published?.blobs?.nodes[0])?.text;
}
