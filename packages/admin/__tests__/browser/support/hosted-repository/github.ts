import type { BrowserContext, Request } from '@playwright/test';
import { Kind, type OperationDefinitionNode, parse, type SelectionSetNode, valueFromASTUntyped } from 'graphql';
import { type Commit, digest, type HostedRepository } from './repository';

type Variables = Record<string, unknown>;
type Source = Record<string, unknown>;

/**
 * Resolves a GraphQL selection on an object. The value of a field is the object's property of that name; if the
 * property is a function, it is called with the field's arguments. Missing fields are `null`.
 */
function fieldsOf(source: Source, { selections }: SelectionSetNode, variables: Variables): Source {
  return Object.assign(
    {},
    ...selections.map((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(source, selection.selectionSet, variables);
      if (selection.kind !== Kind.FIELD) throw new Error('The fake GitHub knows no named fragments.');
      const { name, alias = name, arguments: given = [], selectionSet } = selection;
      const args = Object.fromEntries(
        given.map((argument) => [argument.name.value, valueFromASTUntyped(argument.value, variables)]),
      );
      const field = source[name.value];
      const value: unknown = typeof field === 'function' ? field(args) : field;
      return { [alias.value]: select(value, selectionSet, variables) };
    }),
  ) as Source;
}

function select(value: unknown, selected: SelectionSetNode | undefined, variables: Variables): unknown {
  if (Array.isArray(value)) return value.map((item) => select(item, selected, variables));
  return selected && value ? fieldsOf(value as Source, selected, variables) : (value ?? null);
}

/** Answers a GraphQL query from plain objects. Supports one operation without named fragments. */
function answerQuery(root: object, query: string, variables: Variables): { data: unknown } {
  const [operation] = parse(query).definitions as [OperationDefinitionNode];
  return { data: select(root, operation.selectionSet, variables) };
}

const site = 'velmarch/velmarch-site';
const pullRequestAddress = `https://github.com/${site}/pull/1`;
const date = '2026-01-05T09:00:00Z';
const writer = { login: 'ada', name: 'Ada Writer', email: 'ada@example.com', databaseId: 1 };

const nodes = (list: unknown[]) => ({ nodes: list, totalCount: list.length });

const blob = (content: Buffer | undefined) =>
  content && { oid: digest(content), byteSize: content.length, text: content.toString('utf8') };

const contentOf = ({ branches }: HostedRepository, oid: string | undefined): Buffer | undefined =>
  [...branches.values()].flatMap(({ files }) => [...files.values()]).find((content) => digest(content) === oid);

interface CommitInput {
  branch: { branchName: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

/**
 * GitHub's GraphQL API for a repository, as far as Sveltia CMS uses it: https://docs.github.com/en/graphql/reference
 */
function graphOf(repository: HostedRepository) {
  const commit = ({ oid, files, status }: Commit): object => ({
    oid,
    message: 'Change',
    committedDate: date,
    author: { ...writer, user: writer },
    file: ({ path }: { path: string }) => blob(files.get(path)),
    history: () => nodes([commit({ oid, files })]),
    status: { contexts: status ? [status] : [] },
  });
  const ref = (name: string) => {
    const branch = name.replace('refs/heads/', '');
    const head = repository.branches.get(branch);
    return head && { name: branch, target: commit(head) };
  };
  const object = ({ oid, expression = '' }: { oid?: string; expression?: string }) => {
    const [revision = '', path = ''] = expression.split(':');
    if (expression) return blob(repository.branches.get(revision === 'HEAD' ? 'main' : revision)?.files.get(path));
    const head = [...repository.branches.values()].find((known) => known.oid === oid);
    return head ? commit(head) : blob(contentOf(repository, oid));
  };
  const pullRequests = (): object[] => {
    if (!repository.pullRequest) return [];
    const { title, branch, draft, labels } = repository.pullRequest;
    const files = [...repository.changedFiles(branch).keys()].map((path) => ({ path, changeType: 'MODIFIED' }));
    return [
      {
        id: '1',
        number: 1,
        title,
        url: pullRequestAddress,
        isDraft: draft,
        createdAt: date,
        updatedAt: date,
        headRefName: branch,
        headRefOid: repository.head(branch).oid,
        author: writer,
        labels: nodes(labels.map((name) => ({ name }))),
        files: nodes(files),
      },
    ];
  };
  return {
    repository: () => ({
      id: 'R1',
      defaultBranchRef: ref('main'),
      ref: ({ qualifiedName }: { qualifiedName: string }) => ref(qualifiedName),
      object,
      pullRequests: ({ headRefName }: { headRefName?: string }) =>
        nodes(headRefName && headRefName !== repository.pullRequest?.branch ? [] : pullRequests()),
    }),
    createRef({ input: { name } }: { input: { name: string } }) {
      repository.branches.set(name.replace('refs/heads/', ''), repository.head());
      return { ref: ref(name) };
    },
    createCommitOnBranch({ input: { branch, fileChanges } }: { input: CommitInput }) {
      const changed = fileChanges.additions.map(
        ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
      );
      return { commit: commit(repository.commit(branch.branchName, new Map(changed))) };
    },
    markPullRequestReadyForReview() {
      Object.assign(repository.pullRequest ?? {}, { draft: false });
      return { pullRequest: { isDraft: false } };
    },
  };
}

/** All properties that the bodies of requests can have. */
interface Body {
  query: string;
  variables: Record<string, unknown>;
  title: string;
  head: string;
  draft: boolean;
  labels: string[];
}

type Handler = (repository: HostedRepository, body: Body, part: string) => unknown;

const setLabels: Handler = ({ pullRequest }, { labels }) => Object.assign(pullRequest ?? {}, { labels });

/**
 * Request handlers by method and path, in which `…` is the site's repository. They return JSON, the bytes of a file, or
 * nothing.
 */
const handlers: Record<string, Handler> = {
  'POST /graphql': (repository, { query, variables }) => answerQuery(graphOf(repository), query, variables),
  'GET /user': () => ({ ...writer, id: writer.databaseId }),
  'GET …/collaborators/ada': () => undefined,
  'GET …/git/trees/.+': (repository) => ({
    tree: [...repository.head().files].map(([path, content]) => ({
      type: 'blob',
      path,
      sha: digest(content),
      size: content.length,
    })),
  }),
  'GET …/git/blobs/(.+)': (repository, _, oid) => contentOf(repository, oid),
  'POST …/pulls': (repository, { title, head, draft }) => {
    repository.pullRequest = { title, branch: head, draft, labels: [] };
    const dates = { created_at: date, updated_at: date };
    const { oid } = repository.head(head);
    return { number: 1, title, node_id: '1', html_url: pullRequestAddress, head: { sha: oid }, ...dates };
  },
  'POST …/issues/1/labels': setLabels,
  'GET …/issues/1': ({ pullRequest }) => ({ labels: pullRequest?.labels.map((name) => ({ name })) }),
  'PATCH …/issues/1': setLabels,
  'PUT …/pulls/1/merge': (repository) => ({ sha: repository.merge().oid, merged: true }),
  'DELETE …/git/refs/heads/(.+)': (repository, _, branch) => void repository.branches.delete(branch),
};

function answer(repository: HostedRepository, request: Request): unknown {
  const asked = `${request.method()} ${decodeURIComponent(new URL(request.url()).pathname)}`;
  for (const [pattern, handle] of Object.entries(handlers)) {
    const match = new RegExp(`^${pattern.replace('…', `/repos/${site}`)}$`).exec(asked);
    if (match) return handle(repository, (request.postDataJSON() ?? {}) as Body, match[1] ?? '');
  }
  throw new Error(`The fake GitHub does not answer ${asked}.`);
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Answers a browser's requests to GitHub from a repository in memory. */
export async function routeToRepository(context: BrowserContext, repository: HostedRepository): Promise<void> {
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const found = request.method() === 'OPTIONS' ? undefined : answer(repository, request);
    const content = Buffer.isBuffer(found) ? { body: found } : { json: found };
    await route.fulfill({ headers, ...(found === undefined ? { status: 204 } : content) });
  });
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers, json: { status: { indicator: 'none' } } }),
  );
}
