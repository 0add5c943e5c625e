import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, graphql } from 'graphql';
import { type Commit, digest, type Files, type HostedRepository, type PullRequest } from './repository';

const schema = buildSchema(readFileSync(join(__dirname, 'schema.graphql'), 'utf8'));

export const writer = {
  __typename: 'User',
  login: 'ada',
  name: 'Ada Writer',
  email: 'ada@example.com',
  avatarUrl: 'https://avatars.githubusercontent.com/u/1',
  databaseId: 1,
};

const date = '2026-01-05T09:00:00Z';

const blob = (content: Buffer) => ({
  __typename: 'Blob',
  oid: digest(content),
  byteSize: content.length,
  isBinary: content.includes(0),
  isTruncated: false,
  text: content.includes(0) ? null : content.toString('utf8'),
});

const fileIn = (files: Files, path: string) => {
  const content = files.get(path);
  return content && blob(content);
};

/** Resolvers of the schema, by the default resolver: properties are fields, methods fields with arguments. */
function rootOf(repository: HostedRepository) {
  const commit = ({ oid, message, files }: Commit): object => ({
    __typename: 'Commit',
    oid,
    message,
    committedDate: date,
    author: { ...writer, user: writer },
    file: ({ path }: { path: string }) => fileIn(files, path),
    history: () => ({ nodes: [commit({ oid, message, files })] }),
    status: {
      contexts: (repository.statuses.get(oid) ?? []).map((status) => ({
        targetUrl: null,
        description: null,
        ...status,
      })),
    },
    deployments: { nodes: [] },
    checkSuites: { nodes: [] },
  });

  const ref = (name: string) => {
    const branch = name.replace(/^refs\/heads\//, '');
    return repository.branches.has(branch) ? { name: branch, target: commit(repository.head(branch)) } : null;
  };

  const object = ({ oid, expression = '' }: { oid?: string; expression?: string }) => {
    const [revision = '', path = ''] = expression.split(/:(.*)/);
    const branch = revision === 'HEAD' ? repository.mainBranch : revision;
    if (expression) return repository.branches.has(branch) ? fileIn(repository.head(branch).files, path) : null;
    const heads = [...repository.branches.values()];
    const head = heads.find((known) => known.oid === oid);
    if (head) return commit(head);
    const content = heads.flatMap(({ files }) => [...files.values()]).find((known) => digest(known) === oid);
    return content ? blob(content) : null;
  };

  const pullRequest = (one: PullRequest) => ({
    id: String(one.number),
    number: one.number,
    title: one.title,
    url: `https://github.com/velmarch/velmarch-site/pull/${one.number}`,
    isDraft: one.draft,
    isCrossRepository: false,
    createdAt: date,
    updatedAt: date,
    headRefName: one.branch,
    headRefOid: repository.head(one.branch).oid,
    author: writer,
    labels: { nodes: one.labels.map((name) => ({ name })) },
    files: { nodes: [...repository.changedFiles(one).keys()].map((path) => ({ path, changeType: 'MODIFIED' })) },
  });

  const pullRequests = ({ labels, headRefName }: { labels?: string[]; headRefName?: string }) => {
    const nodes = repository.pullRequests
      .filter(({ state }) => state === 'open')
      .filter((one) => !labels || one.labels.some((label) => labels.includes(label)))
      .filter(({ branch }) => !headRefName || branch === headRefName)
      .map(pullRequest);
    return { totalCount: nodes.length, nodes };
  };

  const setDraft = (draft: boolean) => (args: { input: { pullRequestId: string } }) => {
    const one = repository.pullRequest(Number(args.input.pullRequestId));
    one.draft = draft;
    return { pullRequest: pullRequest(one) };
  };

  return {
    repository: {
      id: 'R1',
      defaultBranchRef: () => ref(repository.mainBranch),
      ref: ({ qualifiedName }: { qualifiedName: string }) => ref(qualifiedName),
      object,
      pullRequests,
    },
    createRef({ input: { name, oid } }: { input: { name: string; oid: string } }) {
      repository.createBranch(name.replace(/^refs\/heads\//, ''), oid);
      return { ref: ref(name) };
    },
    createCommitOnBranch({ input }: { input: CommitInput }) {
      const { branch, expectedHeadOid, fileChanges, message } = input;
      const added = fileChanges.additions.map(({ path, contents }): [string, Buffer] => [
        path,
        Buffer.from(contents, 'base64'),
      ]);
      const removed = fileChanges.deletions.map(({ path }) => path);
      return {
        commit: commit(
          repository.commit(branch.branchName, expectedHeadOid, message.headline, new Map(added), removed),
        ),
      };
    },
    markPullRequestReadyForReview: setDraft(false),
    convertPullRequestToDraft: setDraft(true),
  };
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
}

/** Answers a query as the service does: data, errors, or both. A field that the schema lacks is an error. */
export const answerQuery = (repository: HostedRepository, source: string, variables: Record<string, unknown>) =>
  graphql({ schema, source, rootValue: rootOf(repository), variableValues: variables });
