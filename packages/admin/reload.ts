/** Where Sveltia CMS keeps who is signed in, as long as somebody is. */
const key = 'sveltia-cms.user';

const isSignedIn = (): boolean => (window.localStorage.getItem(key) ?? '').includes('backendName');

/**
 * Loads the page again once somebody has signed in. Sveltia CMS opens its store of unsaved texts only for a session that
 * begins signed in; it closes the store again if the backend is chosen later.
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
