import '../../../src/styles/global.css';
import { createRoot } from 'react-dom/client';
import type { PreviewInput } from './input';
import { pageDataOf } from './page-data';
import { PagePreview } from './page-preview';

/** The window of the editing interface, in which Sveltia CMS makes DOMPurify global. */
const { DOMPurify } = window.top as unknown as { DOMPurify: { sanitize(html: string): string } };

// Trusted Types pass the HTML of Markdown and drawings through it.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });
// Links prefetch their pages by Gatsby's loader, and lead nowhere here.
Object.assign(window, { ___loader: { enqueue: () => undefined, loadPage: () => Promise.resolve() } });
// A document at a `blob:` address can take no other: https://html.spec.whatwg.org/multipage/nav-history-apis.html#can-have-its-url-rewritten
window.history.replaceState = () => undefined;
for (const event of ['click', 'submit'])
  window.addEventListener(event, (fired) => isLeaving(fired) && fired.preventDefault(), { capture: true });

const isLeaving = ({ type, target }: Event): boolean =>
  type === 'submit' || (target instanceof Element && target.closest('a') !== null);

const root = createRoot(document.getElementById('preview') ?? document.body);
let latest: PreviewInput | undefined;

async function show(input: PreviewInput): Promise<void> {
  latest = input;
  const page = await pageDataOf(input);
  // Text may be typed before the pictures of a newly opened page have loaded.
  if (latest !== input) return;
  document.documentElement.lang = input.locale;
  // Another page or language is mounted anew.
  root.render(<PagePreview key={`${input.route} ${input.locale}`} input={input} page={page} />);
}

window.addEventListener('message', ({ origin, data }: MessageEvent<PreviewInput>) => {
  if (origin === window.origin) void show(data);
});
