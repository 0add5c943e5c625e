import { createHash, randomUUID } from 'node:crypto';
import { cached } from '../../../../../shared/cached';

/** File contents by path. */
type Files = ReadonlyMap<string, Buffer>;

export interface Commit {
  oid: string;
  files: Files;
  /** The commit status that a check has set, as GitHub shows it. */
  status?: { context: string; state: 'PENDING' | 'SUCCESS' | 'FAILURE'; targetUrl: string };
}

/** A hash that identifies a file's content. */
export const digest = cached((content: Buffer) => createHash('sha1').update(content).digest('hex'));

/** A repository in memory with at most one pull request, as far as the CMS needs it. */
export class HostedRepository {
  readonly branches = new Map<string, Commit>();
  /** The open pull request. */
  pullRequest: { title: string; branch: string; draft: boolean; labels: string[] } | undefined;

  constructor(files: Files) {
    this.commit('main', files);
  }

  /** The newest commit of a branch. Throws if the branch does not exist. */
  head(branch = 'main'): Commit {
    const commit = this.branches.get(branch);
    if (!commit) throw new Error(`There is no branch “${branch}”.`);
    return commit;
  }

  /** Commits changed files to a branch. A new branch starts at the newest commit of the main branch. */
  commit(branch: string, changed: Files): Commit {
    const before = this.branches.get(branch) ?? this.branches.get('main');
    const commit = { oid: randomUUID(), files: new Map([...(before?.files ?? []), ...changed]) };
    this.branches.set(branch, commit);
    return commit;
  }

  /** The files of a branch that differ from the main branch. */
  changedFiles(branch: string): Files {
    const base = this.head().files;
    return new Map([...this.head(branch).files].filter(([path, content]) => base.get(path)?.equals(content) !== true));
  }

  /** Squashes the pull request into the main branch. Throws for a draft, as GitHub does. */
  merge(): Commit {
    if (!this.pullRequest || this.pullRequest.draft) throw new Error('Pull Request is still a draft');
    const { branch } = this.pullRequest;
    this.pullRequest = undefined;
    return this.commit('main', this.changedFiles(branch));
  }
}
