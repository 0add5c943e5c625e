import { createHash, randomUUID } from 'node:crypto';
import { cached } from '../../../../../tools/cached';

/** Contents of files by path. */
export type Files = ReadonlyMap<string, Buffer>;

/** Result of a check, as a service shows it beside a commit. */
interface CommitStatus {
  context: string;
  state: 'PENDING' | 'SUCCESS' | 'FAILURE';
  targetUrl: string;
}

export interface Commit {
  oid: string;
  files: Files;
  statuses: CommitStatus[];
}

export interface PullRequest {
  number: number;
  title: string;
  branch: string;
  draft: boolean;
  state: 'open' | 'closed';
  labels: string[];
}

/** The object name of a file's content. */
export const digest = cached((content: Buffer) => createHash('sha1').update(content).digest('hex'));

/** A repository with pull requests on a service, in memory, as far as the editing interface uses one. */
export class HostedRepository {
  readonly branches = new Map<string, Commit>();
  readonly pullRequests: PullRequest[] = [];

  constructor(files: Files) {
    this.branches.set('main', { oid: randomUUID(), files, statuses: [] });
  }

  /** The newest commit of a branch. Throws if there is no such branch. */
  head(branch = 'main'): Commit {
    const commit = this.branches.get(branch);
    if (!commit) throw new Error(`There is no branch “${branch}”.`);
    return commit;
  }

  /** Commits changed files to a branch, which begins at the newest commit of the main branch. */
  commit(branch: string, changed: Files): Commit {
    const { files } = this.branches.get(branch) ?? this.head();
    const commit = { oid: randomUUID(), files: new Map([...files, ...changed]), statuses: [] };
    this.branches.set(branch, commit);
    return commit;
  }

  /** Files that differ from the main branch. */
  changedFiles({ branch }: PullRequest): Files {
    const base = this.head().files;
    return new Map([...this.head(branch).files].filter(([path, content]) => base.get(path)?.equals(content) !== true));
  }

  /** Squashes a pull request into the main branch. Throws for a draft, as the service does. */
  merge(pullRequest: PullRequest): Commit {
    if (pullRequest.draft) throw new Error('Pull Request is still a draft');
    pullRequest.state = 'closed';
    return this.commit('main', this.changedFiles(pullRequest));
  }

  report(branch: string, status: CommitStatus): void {
    this.head(branch).statuses = [status];
  }
}
