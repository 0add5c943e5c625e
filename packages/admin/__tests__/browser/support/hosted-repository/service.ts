import type { BrowserContext, Request } from '@playwright/test';
import { answerQuery, writer } from './graphql';
import { digest, type HostedRepository, type PullRequest } from './repository';

const api = 'https://api.github.com';

interface Answer {
  status?: number;
  json?: unknown;
  body?: Buffer;
}

/** The properties of all requests' bodies. */
interface Body {
  query: string;
  variables: Record<string, unknown>;
  title: string;
  head: string;
  draft: boolean;
  labels: string[];
  state: PullRequest['state'];
}

type Handler = (repository: HostedRepository, body: Body, ...parts: string[]) => Answer;

const done: Answer = { status: 204 };
const base = '/repos/velmarch/velmarch-site';

/** The REST API that the editing interface uses: method and path, with its variable parts as groups. */
const handlers: readonly (readonly [RegExp, Handler])[] = [
  [
    /^GET \/user$/,
    () => ({ json: { id: writer.databaseId, login: writer.login, name: writer.name, email: writer.email } }),
  ],
  [new RegExp(`^GET ${base}/collaborators/ada$`), () => done],
  [
    new RegExp(`^GET ${base}/git/trees/\\w+\\?recursive=1$`),
    (repository) => {
      const tree = [...repository.head().files].map(([path, content]) => ({
        type: 'blob',
        path,
        sha: digest(content),
        size: content.length,
      }));
      return { json: { tree } };
    },
  ],
  [
    new RegExp(`^GET ${base}/git/blobs/(\\w+)$`),
    (repository, _, oid) => {
      const contents = [...repository.branches.values()].flatMap(({ files }) => [...files.values()]);
      return { body: contents.find((content) => digest(content) === oid) };
    },
  ],
  [
    new RegExp(`^POST ${base}/pulls$`),
    (repository, { title, head, draft }) => {
      const { number, branch } = repository.openPullRequest(title, head, draft);
      const now = '2026-01-05T09:00:00Z';
      const links = { node_id: String(number), html_url: `https://github.com/velmarch/velmarch-site/pull/${number}` };
      const { oid } = repository.head(branch);
      return { status: 201, json: { number, title, ...links, head: { sha: oid }, created_at: now, updated_at: now } };
    },
  ],
  [
    new RegExp(`^POST ${base}/issues/(\\d+)/labels$`),
    (repository, { labels }, number) => {
      repository.pullRequest(Number(number)).labels.push(...labels);
      return { json: [] };
    },
  ],
  [
    new RegExp(`^GET ${base}/issues/(\\d+)$`),
    (repository, _, number) => ({
      json: { labels: repository.pullRequest(Number(number)).labels.map((name) => ({ name })) },
    }),
  ],
  [
    new RegExp(`^PATCH ${base}/issues/(\\d+)$`),
    (repository, { labels }, number) => {
      repository.pullRequest(Number(number)).labels = labels;
      return { json: {} };
    },
  ],
  [
    new RegExp(`^PUT ${base}/pulls/(\\d+)/merge$`),
    (repository, _, number) => ({ json: { sha: repository.merge(Number(number)).oid, merged: true } }),
  ],
  [
    new RegExp(`^PATCH ${base}/pulls/(\\d+)$`),
    (repository, { state }, number) => {
      repository.pullRequest(Number(number)).state = state;
      return { json: {} };
    },
  ],
  [
    new RegExp(`^DELETE ${base}/git/refs/heads/(.+)$`),
    (repository, _, branch) => {
      repository.branches.delete(decodeURIComponent(branch ?? ''));
      return done;
    },
  ],
];

async function answer(repository: HostedRepository, request: Request): Promise<Answer> {
  const { pathname, search } = new URL(request.url());
  const body = (request.postDataJSON() ?? {}) as Body;
  if (pathname === '/graphql') return { json: await answerQuery(repository, body.query, body.variables) };
  for (const [pattern, handle] of handlers) {
    const match = pattern.exec(`${request.method()} ${pathname}${search}`);
    if (match) return handle(repository, body, ...match.slice(1));
  }
  return { status: 404, json: { message: `Not in the stand-in: ${request.method()} ${pathname}${search}` } };
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Answers the requests of a browser to GitHub from a repository in memory. */
export async function routeToRepository(context: BrowserContext, repository: HostedRepository): Promise<void> {
  await context.route(`${api}/**`, async (route) => {
    const request = route.request();
    const preflight = request.method() === 'OPTIONS';
    const { status = 200, json, body } = preflight ? done : await answer(repository, request);
    const headers = { ...cors, ...(body && { 'content-type': 'application/octet-stream' }) };
    require('node:fs').appendFileSync(
      '/tmp/gh.log',
      `${request.method()} ${request.url()} ${String(request.postData()).slice(0, 3000)}\n=> ${status} ${JSON.stringify(json)?.slice(0, 400)}\n\n`,
    );
    await route.fulfill({ status, headers, ...(json !== undefined && { json }), ...(body && { body }) });
  });
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers: cors, json: { status: { indicator: 'none' } } }),
  );
}
