import type { BrowserContext, Request } from '@playwright/test';
import { answerQuery } from './answer-query';
import { type Commit, digest, type HostedRepository, type PullRequest } from './repository';

const site = 'velmarch/velmarch-site';
const date = '2026-01-05T09:00:00Z';
const writer = {
  login: 'ada',
  name: 'Ada Writer',
  email: 'ada@example.com',
  avatarUrl: 'https://avatars.githubusercontent.com/u/1',
  databaseId: 1,
};

const addressOf = ({ number }: PullRequest): string => `https://github.com/${site}/pull/${number}`;

const nodes = (list: unknown[]) => ({ nodes: list, totalCount: list.length });

const blob = (content: Buffer | undefined) =>
  content && { oid: digest(content), byteSize: content.length, isTruncated: false, text: content.toString('utf8') };

/** What GitHub's GraphQL API says of a repository: https://docs.github.com/en/graphql/reference */
function graphOf(repository: HostedRepository) {
  const commit = ({ oid, files, statuses }: Commit): object => ({
    oid,
    message: 'Change',
    committedDate: date,
    author: { ...writer, user: writer },
    file: ({ path }: { path: string }) => blob(files.get(path)),
    history: () => nodes([commit({ oid, files, statuses })]),
    status: { contexts: statuses.map((status) => ({ description: null, ...status })) },
    deployments: nodes([]),
    checkSuites: nodes([]),
  });
  const ref = (name: string) => {
    const branch = name.replace('refs/heads/', '');
    const head = repository.branches.get(branch);
    return head && { name: branch, target: commit(head) };
  };
  const object = ({ oid, expression = '' }: { oid?: string; expression?: string }) => {
    const [revision = '', path = ''] = expression.split(':');
    if (expression) return blob(repository.branches.get(revision === 'HEAD' ? 'main' : revision)?.files.get(path));
    const heads = [...repository.branches.values()];
    const head = heads.find((known) => known.oid === oid);
    return head ? commit(head) : blob(contentOf(repository, oid));
  };
  const pullRequest = (one: PullRequest) => ({
    id: String(one.number),
    number: one.number,
    title: one.title,
    url: addressOf(one),
    isDraft: one.draft,
    isCrossRepository: false,
    createdAt: date,
    updatedAt: date,
    headRefName: one.branch,
    headRefOid: repository.head(one.branch).oid,
    author: writer,
    labels: nodes(one.labels.map((name) => ({ name }))),
    files: nodes([...repository.changedFiles(one).keys()].map((path) => ({ path, changeType: 'MODIFIED' }))),
  });
  const setDraft =
    (draft: boolean) =>
    ({ input }: { input: { pullRequestId: string } }) => {
      const one = numbered(repository, input.pullRequestId);
      one.draft = draft;
      return { pullRequest: pullRequest(one) };
    };
  return {
    repository: () => ({
      id: 'R1',
      defaultBranchRef: ref('main'),
      ref: ({ qualifiedName }: { qualifiedName: string }) => ref(qualifiedName),
      object,
      pullRequests: ({ headRefName }: { headRefName?: string }) =>
        nodes(
          repository.pullRequests
            .filter(({ state, branch }) => state === 'open' && branch === (headRefName ?? branch))
            .map(pullRequest),
        ),
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
    markPullRequestReadyForReview: setDraft(false),
    convertPullRequestToDraft: setDraft(true),
  };
}

interface CommitInput {
  branch: { branchName: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

const contentOf = ({ branches }: HostedRepository, oid: string | undefined): Buffer | undefined =>
  [...branches.values()].flatMap(({ files }) => [...files.values()]).find((content) => digest(content) === oid);

function numbered({ pullRequests }: HostedRepository, number: string | undefined): PullRequest {
  const found = pullRequests[Number(number) - 1];
  if (!found) throw new Error(`There is no pull request ${number}.`);
  return found;
}

/** The properties of all requests' bodies. */
type Body = Pick<PullRequest, 'title' | 'draft' | 'labels' | 'state'> & {
  query: string;
  variables: Record<string, unknown>;
  head: string;
};

type Handler = (repository: HostedRepository, body: Body, part?: string) => unknown;

const setLabels: Handler = (repository, { labels }, number) => Object.assign(numbered(repository, number), { labels });

/** What answers each method and path: JSON, the bytes of a file, or nothing. */
const handlers: readonly (readonly [string, Handler])[] = [
  ['POST /graphql', (repository, { query, variables }) => answerQuery(graphOf(repository), query, variables)],
  ['GET /user', () => ({ ...writer, id: writer.databaseId })],
  ['GET /repos/SITE/collaborators/ada', () => undefined],
  [
    'GET /repos/SITE/git/trees/(.+)',
    (repository) => {
      const files = [...repository.head().files];
      const tree = files.map(([path, content]) => ({ type: 'blob', path, sha: digest(content), size: content.length }));
      return { tree };
    },
  ],
  ['GET /repos/SITE/git/blobs/(.+)', (repository, _, oid) => contentOf(repository, oid)],
  [
    'POST /repos/SITE/pulls',
    (repository, { title, head, draft }) => {
      const one: PullRequest = {
        number: repository.pullRequests.length + 1,
        title,
        branch: head,
        draft,
        state: 'open',
        labels: [],
      };
      repository.pullRequests.push(one);
      const { number } = one;
      const dates = { created_at: date, updated_at: date };
      const { oid } = repository.head(head);
      return { number, title, node_id: String(number), html_url: addressOf(one), head: { sha: oid }, ...dates };
    },
  ],
  ['POST /repos/SITE/issues/(.+)/labels', setLabels],
  [
    'GET /repos/SITE/issues/(.+)',
    (repository, _, number) => ({ labels: numbered(repository, number).labels.map((name) => ({ name })) }),
  ],
  ['PATCH /repos/SITE/issues/(.+)', setLabels],
  [
    'PUT /repos/SITE/pulls/(.+)/merge',
    (repository, _, number) => ({ sha: repository.merge(numbered(repository, number)).oid, merged: true }),
  ],
  [
    'PATCH /repos/SITE/pulls/(.+)',
    (repository, { state }, number) => Object.assign(numbered(repository, number), { state }),
  ],
  [
    'DELETE /repos/SITE/git/refs/heads/(.+)',
    (repository, _, branch = '') => void repository.branches.delete(decodeURIComponent(branch)),
  ],
];

function answer(repository: HostedRepository, request: Request): unknown {
  const asked = `${request.method()} ${new URL(request.url()).pathname}`;
  for (const [pattern, handle] of handlers) {
    const match = new RegExp(`^${pattern.replace('SITE', site)}$`).exec(asked);
    if (match) return handle(repository, (request.postDataJSON() ?? {}) as Body, match[1]);
  }
  throw new Error(`The stand-in for GitHub does not answer ${asked}.`);
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Answers the requests of a browser to GitHub from a repository in memory. */
export async function routeToRepository(context: BrowserContext, repository: HostedRepository): Promise<void> {
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const found = request.method() === 'OPTIONS' ? undefined : answer(repository, request);
    const content = Buffer.isBuffer(found) ? { body: found } : { json: found };
    await route.fulfill({ headers: cors, ...(found === undefined ? { status: 204 } : content) });
  });
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers: cors, json: { status: { indicator: 'none' } } }),
  );
}
