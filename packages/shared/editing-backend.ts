import type { Environment } from './build-settings';

/** `local` is a folder on the writer's machine; `github` and `gitlab` are the services that host the Git repository. */
export type Editing = 'local' | 'github' | 'gitlab';

/** Where the CMS saves: to a local folder, or to a Git repository. */
export interface Backend {
  name: Editing;
  /** `owner/name`. */
  repository: string;
  /** Branch to edit; if empty, the repository's default branch. */
  branch: string;
}

/** The CMS shows `repository` as the name of the local folder that the writer must open. */
const localOnly: Backend = { name: 'local', repository: 'velmarch/velmarch-site', branch: '' };

const backends = ['github', 'gitlab'] as const;

/**
 * Reads the setting `CMS`: `github` or `gitlab` (with `CMS_REPOSITORY`), `local` for a local folder, `off` or empty for
 * no CMS. Throws a readable message on anything else.
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
