import type { Editing } from '../../shared/editing-backend';
import { policyOf } from './content-security-policy';

interface Service {
  api: readonly string[];
  pictures: readonly string[];
}

/** The hosts of each Git service that the CMS contacts: API, status page, avatars. */
const services: Record<Editing, Service> = {
  local: { api: [], pictures: [] },
  github: {
    api: ['https://api.github.com', 'https://www.githubstatus.com'],
    pictures: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    api: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    pictures: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
};

/** The CSP of the CMS: only the site's own scripts, no `eval`, and requests only to the Git service. */
export function adminSecurityPolicy(editing: Editing): string {
  const { api, pictures } = services[editing];
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Sveltia CMS inserts `<style>` elements and `style` attributes at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    // `blob:` for newly chosen pictures and those of a local folder that is edited, `data:` for Sveltia's icon.
    'img-src': ["'self'", 'blob:', 'data:', ...pictures],
    'font-src': ["'self'"],
    // Sveltia CMS fetches its own blob: and data: URLs, such as those of newly chosen pictures.
    'connect-src': ["'self'", 'blob:', 'data:', ...api],
    // Sveltia's web app manifest is a blob: URL.
    'manifest-src': ['blob:'],
    // The preview is an iframe in an iframe. Both are blob: documents, which inherit this policy.
    'frame-src': ['blob:'],
    'form-action': ["'none'"],
    // Sveltia CMS writes a `<base>` with the site's URL into the preview's document.
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['svelte-trusted-html', 'dompurify', 'default'],
  });
}
