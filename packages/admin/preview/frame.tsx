import '../../../src/styles/global.css';
import { createRoot } from 'react-dom/client';
import type { PreviewInput } from './input';
import { pageDataOf } from './page-data';
import { PagePreview } from './page-preview';

/** DOMPurify, which Sveltia CMS defines as a global variable in the window of /admin. */
const { DOMPurify } = window.top as unknown as { DOMPurify: { sanitize(html: string): string } };

// The default Trusted Types policy: HTML of Markdown and diagrams is sanitized.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });
// Replaces Gatsby's loader, which links call to prefetch pages. In the preview, links lead nowhere.
Object.assign(window, { ___loader: { enqueue: () => undefined, loadPage: () => Promise.resolve() } });
// `replaceState` throws in `blob:` documents, whose URL cannot change:
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#can-have-its-url-rewritten
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
  // Shows nothing if a newer input has arrived while the page data was computed.
  if (latest !== input) return;
  document.documentElement.lang = input.locale;
  // The key remounts the preview for another page or language.
  root.render(<PagePreview key={`${input.route} ${input.locale}`} input={input} page={page} />);
}

window.addEventListener('message', ({ origin, data }: MessageEvent<PreviewInput>) => {
  if (origin === window.origin) void show(data);
});
