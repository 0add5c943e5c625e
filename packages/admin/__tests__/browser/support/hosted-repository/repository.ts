import { createHash } from 'node:crypto';

/** Contents of files by path. */
export type Files = ReadonlyMap<string, Buffer>;

export interface Commit {
  oid: string;
  message: string;
  files: Files;
}

/** Result of a check, as a service shows it beside a commit. */
export interface CommitStatus {
  context: string;
  state: 'PENDING' | 'SUCCESS' | 'FAILURE';
  targetUrl?: string;
}

export interface PullRequest {
  number: number;
  title: string;
  branch: string;
  draft: boolean;
  state: 'open' | 'closed';
  labels: string[];
}

const sha1 = (content: Buffer | string): string => createHash('sha1').update(content).digest('hex');

const digests = new WeakMap<Buffer, string>();

/** The object name of a file's content. */
export function digest(content: Buffer): string {
  const known = digests.get(content) ?? sha1(content);
  digests.set(content, known);
  return known;
}

/** A Git repository with pull requests, in memory, as far as the editing interface uses one. */
export class HostedRepository {
  readonly mainBranch = 'main';
  readonly branches = new Map<string, Commit>();
  readonly pullRequests: PullRequest[] = [];
  readonly statuses = new Map<string, CommitStatus[]>();
  private commits = 0;

  constructor(files: Files) {
    this.branches.set(this.mainBranch, this.newCommit('First commit', files));
  }

  private newCommit(message: string, files: Files): Commit {
    this.commits += 1;
    return { oid: sha1(`${this.commits} ${message}`), message, files };
  }

  /** The newest commit of a branch. Throws if there is no such branch. */
  head(branch = this.mainBranch): Commit {
    const commit = this.branches.get(branch);
    if (!commit) throw new Error(`There is no branch “${branch}”.`);
    return commit;
  }

  createBranch(name: string, oid: string): void {
    if (this.branches.has(name)) throw new Error(`A ref named "refs/heads/${name}" already exists in the repository.`);
    const commit = [...this.branches.values()].find((known) => known.oid === oid);
    if (!commit) throw new Error(`There is no commit ${oid}.`);
    this.branches.set(name, commit);
  }

  /** Throws unless the branch still ends with the expected commit. */
  commit(branch: string, expected: string, message: string, added: Files, removed: readonly string[]): Commit {
    const { oid, files } = this.head(branch);
    if (oid !== expected) throw new Error(`Expected branch to point to "${expected}" but it did not.`);
    const kept = [...files].filter(([path]) => !removed.includes(path));
    const commit = this.newCommit(message, new Map([...kept, ...added]));
    this.branches.set(branch, commit);
    return commit;
  }

  openPullRequest(title: string, branch: string, draft: boolean): PullRequest {
    const pullRequest: PullRequest = {
      number: this.pullRequests.length + 1,
      title,
      branch,
      draft,
      state: 'open',
      labels: [],
    };
    this.pullRequests.push(pullRequest);
    return pullRequest;
  }

  /** Throws if there is no pull request of that number. */
  pullRequest(number: number): PullRequest {
    const found = this.pullRequests[number - 1];
    if (!found) throw new Error(`There is no pull request ${number}.`);
    return found;
  }

  /** Squashes a pull request into the main branch. Throws for a draft, as the service does. */
  merge(number: number): Commit {
    const pullRequest = this.pullRequest(number);
    if (pullRequest.draft) throw new Error('Pull Request is still a draft');
    const changed = this.changedFiles(pullRequest);
    const commit = this.newCommit(pullRequest.title, new Map([...this.head().files, ...changed]));
    this.branches.set(this.mainBranch, commit);
    pullRequest.state = 'closed';
    return commit;
  }

  /** Files that differ from the main branch. The editing interface never removes one. */
  changedFiles({ branch }: PullRequest): Files {
    const base = this.head().files;
    return new Map([...this.head(branch).files].filter(([path, content]) => base.get(path)?.equals(content) !== true));
  }

  report(branch: string, status: CommitStatus): void {
    this.statuses.set(this.head(branch).oid, [status]);
  }
}
