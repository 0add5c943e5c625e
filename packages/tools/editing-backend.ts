import type { Environment } from './build-settings';

/** `local`: a folder on the copywriter's machine only; otherwise the service that hosts the repository. */
export type Editing = 'local' | 'github' | 'gitlab';

/** Where the editing interface saves: to a folder on this machine only, or to a repository as well. */
export interface Backend {
  name: Editing;
  /** `owner/name`. */
  repository: string;
  /** The repository's default branch if empty. */
  branch: string;
}

/** Name of the folder to open, which the interface shows. */
const localOnly: Backend = { name: 'local', repository: 'velmarch/velmarch-site', branch: '' };

const backends = ['github', 'gitlab'] as const;

/**
 * Reads the setting `CMS`: `github` or `gitlab` with `CMS_REPOSITORY`, `local` for a folder on this machine only, `off`
 * or empty for no editing interface. Throws a readable message on anything else.
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
