import type { CmsConfig } from '@sveltia/cms';
import type { ContentSchema } from '../../../../src/content/schema/schema';
import { defaultLocale, locales } from '../../../../src/i18n/locales';
import type { Backend } from '../../../shared/editing-backend';
import { mostBytes } from '../../../copy-check/files/picture-limits';
import { collectionsFor } from './collections';
import { picturesAddress } from '../../files/picture-paths';
import type { ContentFiles } from '../../../../src/content/content-files';

/**
 * The backend if only a local folder is edited. Sveltia CMS requires a backend even if it is not used. With “github” it
 * would ask githubstatus.com whether GitHub has problems. With “gitea” it asks no status page.
 */
const noService = { name: 'gitea', app_id: 'none' } as const;

/**
 * Options for GitHub and GitLab. Publishing a change squashes it into one commit. `preview_context` is the name of the
 * commit status that `.github/workflows/preview.yml` sets.
 */
const service = { squash_merges: true, preview_context: 'preview' };

const backendFor = ({ name, repository, branch }: Backend): CmsConfig['backend'] => ({
  ...(name === 'local' ? noService : { name, ...service }),
  repo: repository,
  ...(branch && { branch }),
  auth_methods: ['token'],
});

/**
 * In a repository, Sveltia CMS saves each change as a pull request, with a link to its preview, until a writer
 * publishes it. In a local folder there are no pull requests and no previews.
 */
const publishing = ({ name }: Backend): Partial<CmsConfig> =>
  name === 'local' ? { show_preview_links: false } : { publish_mode: 'editorial_workflow', show_preview_links: true };

/** The configuration of Sveltia CMS, generated from the GraphQL types (SDL) of the content. */
export const configFor = (files: ContentFiles, schema: ContentSchema, backend: Backend, title: string): CmsConfig => ({
  load_config_file: false,
  backend: backendFor(backend),
  app_title: title,
  logo: { src: '/favicon.svg' },
  media_folder: 'content/pictures',
  public_folder: picturesAddress,
  media_libraries: {
    default: { config: { slugify_filename: true, max_file_size: mostBytes } },
    stock_assets: { providers: [] },
  },
  i18n: { structure: 'multiple_folders', locales: [...locales], default_locale: defaultLocale },
  output: { omit_empty_optional_fields: true },
  editor: { preview: false },
  ...publishing(backend),
  collections: collectionsFor(files, schema),
});
