import type { Backend } from '../../tools/editing-backend';
import type { Entry } from '../entry';

interface Answer {
  data?: { project?: Record<'change' | 'published', unknown> };
}

/** Where Sveltia CMS keeps the token of who is signed in. */
const token = (): string =>
  (JSON.parse(window.localStorage.getItem('sveltia-cms.user') ?? '{}') as { token?: string }).token ?? '';

async function ask(address: string, query: string, variables: object): Promise<Answer['data']> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok) throw new Error(`The repository could not be read (${response.status}).`);
  return ((await response.json()) as Answer).data;
}

const githubQuery = `query ($owner: String!, $name: String!, $change: String!, $published: String!) {
  project: repository(owner: $owner, name: $name) {
    change: object(expression: $change) { ... on Blob { text } }
    published: object(expression: $published) { ... on Blob { text } }
  }
}`;

const gitlabQuery = `query ($repository: ID!, $path: String!, $change: String!, $published: String) {
  project(fullPath: $repository) {
    change: repository { blobs(paths: [$path], ref: $change) { nodes { rawTextBlob } } }
    published: repository { blobs(paths: [$path], ref: $published) { nodes { rawTextBlob } } }
  }
}`;

/** The text of a file as it is now: in the unpublished change of its entry, or as published if there is none. */
export async function readInRepository(backend: Backend, { collection, name }: Entry, path: string) {
  const { repository, branch } = backend;
  // Sveltia CMS calls the branch of a change so: https://sveltiacms.app/en/docs/workflows/editorial
  const change = `cms/${collection}/${name}`;
  if (backend.name === 'github') {
    const [owner, repo] = repository.split('/');
    const variables = { owner, name: repo, change: `${change}:${path}`, published: `${branch || 'HEAD'}:${path}` };
    const data = await ask('https://api.github.com/graphql', githubQuery, variables);
    const { change: own, published } = (data?.project ?? {}) as Record<string, { text?: string } | null>;
    return (own ?? published)?.text;
  }
  const variables = { repository, path, change, published: branch || null };
  const data = await ask('https://gitlab.com/api/graphql', gitlabQuery, variables);
  type Blobs = { blobs?: { nodes: { rawTextBlob: string }[] } } | null;
  const { change: own, published } = (data?.project ?? {}) as Record<string, Blobs>;
  return (own?.blobs?.nodes[0] ?? published?.blobs?.nodes[0])?.rawTextBlob;
}
