export interface NavigationRequest {
  /** Path with query and hash. */
  to: string;
  /**
   * `new` adds a history entry, `same` replaces the current one, `already there` means that the URL has changed
   * already, as after Back.
   */
  entry: 'new' | 'same' | 'already there';
  /** The clicked link. It has `aria-busy` while the page loads. */
  link?: Element;
}

interface Effects {
  /** Loads a page. Resolves to true if this document can show the page, otherwise to false; never rejects. */
  load: (to: string) => Promise<boolean>;
  show: (request: NavigationRequest) => void;
  /**
   * Loads the page as a new document, for pages that this document cannot show. Until the new document arrives, the
   * visitor can still use this one.
   */
  open: (request: NavigationRequest) => void;
  /** Cancels the loading of a document that `open` has started. */
  stop: () => void;
}

/** Runs one navigation at a time. A newer request cancels the older one, in whatever order their pages arrive. */
export function createNavigation({ load, show, open, stop }: Effects) {
  let current: NavigationRequest | undefined;
  /** A navigation by Back or Forward that has changed the URL while the page of that URL is not shown yet. */
  let due: NavigationRequest | undefined;
  let isOpening = false;

  function settle(): void {
    current?.link?.removeAttribute('aria-busy');
    current = undefined;
    isOpening = false;
  }

  function cancel(): void {
    if (isOpening) stop();
    settle();
  }

  async function go(next: NavigationRequest): Promise<void> {
    cancel();
    current = next;
    if (next.entry === 'already there') due = next;
    next.link?.setAttribute('aria-busy', 'true');
    const canShow = await load(next.to);
    if (current !== next) return;
    isOpening = !canShow;
    if (isOpening) {
      open(next);
    } else {
      settle();
      due = undefined;
      show(next);
    }
  }

  /**
   * Cancels the current navigation. If Back or Forward started it, also starts it again, since the URL has already
   * changed.
   */
  function stay(): void {
    cancel();
    if (due) void go({ ...due });
  }

  return {
    go,
    /**
     * Call this when the visitor types. Cancels the navigation of a clicked link, but not one that a submitted form has
     * started.
     */
    handleTyping: () => {
      if (current?.link) stay();
    },
    /**
     * Call this when the page is restored from the back/forward cache: a navigation may have been under way when the
     * visitor left the page.
     */
    handleReturn: stay,
  };
}

export type Go = ReturnType<typeof createNavigation>['go'];
