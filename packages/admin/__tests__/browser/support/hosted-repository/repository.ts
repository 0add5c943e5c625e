import { createHash, randomUUID } from 'node:crypto';
import { cached } from '../../../../../tools/cached';

/** Contents of files by path. */
type Files = ReadonlyMap<string, Buffer>;

export interface Commit {
  oid: string;
  files: Files;
  /** The result of a check, as a service shows it beside the commit. */
  status?: { context: string; state: 'PENDING' | 'SUCCESS' | 'FAILURE'; targetUrl: string };
}

/** The object name of a file's content. */
export const digest = cached((content: Buffer) => createHash('sha1').update(content).digest('hex'));

/** A repository on a service, in memory, as far as the editing interface uses one for a single change. */
export class HostedRepository {
  readonly branches = new Map<string, Commit>();
  /** The one that is open. */
  pullRequest: { title: string; branch: string; draft: boolean; labels: string[] } | undefined;

  constructor(files: Files) {
    this.commit('main', files);
  }

  /** The newest commit of a branch. Throws if there is no such branch. */
  head(branch = 'main'): Commit {
    const commit = this.branches.get(branch);
    if (!commit) throw new Error(`There is no branch “${branch}”.`);
    return commit;
  }

  /** Commits changed files to a branch, which begins at the newest commit of the main branch. */
  commit(branch: string, changed: Files): Commit {
    const before = this.branches.get(branch) ?? this.branches.get('main');
    const commit = { oid: randomUUID(), files: new Map([...(before?.files ?? []), ...changed]) };
    this.branches.set(branch, commit);
    return commit;
  }

  /** Files that differ from the main branch. */
  changedFiles(branch: string): Files {
    const base = this.head().files;
    return new Map([...this.head(branch).files].filter(([path, content]) => base.get(path)?.equals(content) !== true));
  }

  /** Squashes the pull request into the main branch. Throws for a draft, as the service does. */
  merge(): Commit {
    if (!this.pullRequest || this.pullRequest.draft) throw new Error('Pull Request is still a draft');
    const { branch } = this.pullRequest;
    this.pullRequest = undefined;
    return this.commit('main', this.changedFiles(branch));
  }
}
