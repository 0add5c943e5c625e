import type { Environment } from './build-settings';

/** `local`: a folder of the copywriter's machine alone; else the service that holds the repository. */
export type Editing = 'local' | 'github' | 'gitlab';

/** Where the editing interface keeps what is edited: a folder on this machine only, or a repository too. */
export interface Backend {
  name: Editing;
  /** `owner/name`. */
  repository: string;
  /** The repository's default branch if empty. */
  branch: string;
}

/** The interface shows the name: it is the folder that is to be opened. */
const localOnly: Backend = { name: 'local', repository: 'velmarch/velmarch-site', branch: '' };

const backends = ['github', 'gitlab'] as const;

/**
 * What the setting `CMS` says: `github` or `gitlab` with `CMS_REPOSITORY`, `local` for a folder of this machine alone,
 * `off` or nothing for no editing interface at all. Throws a sentence on anything else.
 */
export function readBackend(env: Environment): Backend | undefined {
  const { CMS: setting = 'off', CMS_REPOSITORY: repository = '', CMS_BRANCH: branch = '' } = env;
  if (setting === 'off' || setting === '') return undefined;
  if (setting === 'local') return localOnly;
  const name = backends.find((known) => known === setting);
  if (!name) throw new Error(`CMS must be ${backends.join(', ')}, local or off, but is “${setting}”.`);
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository))
    throw new Error(`CMS_REPOSITORY must name the repository as owner/name, but is “${repository}”.`);
  return { name, repository, branch };
}
