/** The key in `localStorage` under which Sveltia CMS stores the signed-in user. */
const key = 'sveltia-cms.user';

const isSignedIn = (): boolean => (window.localStorage.getItem(key) ?? '').includes('backendName');

/**
 * Reloads the page after a sign-in, because Sveltia CMS opens its store of unsaved texts on page load, and only for a
 * signed-in user.
 */
export function reloadAfterSigningIn(): void {
  if (isSignedIn()) return;
  const observer = new MutationObserver(() => {
    if (!isSignedIn()) return;
    observer.disconnect();
    window.location.reload();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
}
