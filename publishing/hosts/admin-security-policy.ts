import type { Editing } from '../../tools/editing-backend';

interface Service {
  api: readonly string[];
  pictures: readonly string[];
}

/** Whom the interface asks when it works on a repository: its content, whether the service is well, who has signed in. */
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

/** The policy of the editing interface alone: nobody else's scripts, no `eval`, nobody to send anything to but the repository. */
export function adminSecurityPolicy(editing: Editing): string {
  const { api, pictures } = services[editing];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Its components write their styles into the page as they appear, in elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // blob: are pictures of the folder that is open, and such as have just been chosen; data: is its own icon.
    'img-src': ["'self'", 'blob:', 'data:', ...pictures],
    'font-src': ["'self'"],
    // It reads back what it holds itself: pictures that have just been chosen, its own icon.
    'connect-src': ["'self'", 'blob:', 'data:', ...api],
    // It names itself, as an application that can be installed, in a blob: address.
    'manifest-src': ['blob:'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['svelte-trusted-html', 'dompurify', 'default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
