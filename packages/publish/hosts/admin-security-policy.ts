import type { Editing } from '../../tools/editing-backend';
import { policyOf } from './content-security-policy';

interface Service {
  api: readonly string[];
  pictures: readonly string[];
}

/** Hosts of each service that the interface contacts: API, status page, avatars. */
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

/**
 * The policy of the editing interface: the site's own scripts, no `eval`, connections only to the repository's service.
 */
export function adminSecurityPolicy(editing: Editing): string {
  const { api, pictures } = services[editing];
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Its components insert `<style>` elements and `style` attributes at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    // blob: pictures of the open folder and newly chosen ones; data: its own icon.
    'img-src': ["'self'", 'blob:', 'data:', ...pictures],
    'font-src': ["'self'"],
    // It fetches its own blob: and data: URLs: newly chosen pictures, its icon.
    'connect-src': ["'self'", 'blob:', 'data:', ...api],
    // Its web app manifest is a blob: URL.
    'manifest-src': ['blob:'],
    // The preview of a page is a frame in a frame, both blob: documents, which inherit this policy.
    'frame-src': ['blob:'],
    'form-action': ["'none'"],
    // The interface writes the site's own address as the base of such documents.
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['svelte-trusted-html', 'dompurify', 'default'],
  });
}
