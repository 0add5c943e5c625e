/** Where the visitor wants to go. */
export interface Wish {
  /** Path, query and hash. */
  to: string;
  /** Whether it gets a history entry of its own, that of the page shown, or is the address already, as after Back. */
  entry: 'new' | 'same' | 'already there';
  /** The link that was clicked; it has `aria-busy` while its page is loading. */
  link?: Element;
}

/** What a navigation needs of Gatsby and of the browser. */
interface Ways {
  /** Loads a page; resolves to whether it can be shown in this document, and never rejects. */
  load: (to: string) => Promise<boolean>;
  /** Shows a page that has been loaded. */
  show: (wish: Wish) => void;
  /** Has the browser load a page as a document, if it cannot be shown in this one. The visitor can still act until then. */
  open: (wish: Wish) => void;
  /** Stops what `open` has begun. */
  stop: () => void;
}

/** Runs one navigation at a time: the latest request wins, in whatever order pages arrive. */
export function createNavigation({ load, show, open, stop }: Ways) {
  let wish: Wish | undefined;
  /** The address that Back has led to while its page is not shown yet. */
  let due: Wish | undefined;
  let isOpening = false;

  function settle(): void {
    wish?.link?.removeAttribute('aria-busy');
    wish = undefined;
    isOpening = false;
  }

  function cancel(): void {
    if (isOpening) stop();
    settle();
  }

  async function go(next: Wish): Promise<void> {
    cancel();
    wish = next;
    if (next.entry === 'already there') due = next;
    next.link?.setAttribute('aria-busy', 'true');
    const canShow = await load(next.to);
    if (wish !== next) return;
    isOpening = !canShow;
    if (isOpening) {
      open(next);
    } else {
      settle();
      due = undefined;
      show(next);
    }
  }

  /** Stays on the page of this address. */
  function stay(): void {
    cancel();
    if (due) void go({ ...due });
  }

  return {
    go,
    /** The visitor types. Cancels a link only: where a form leads follows from what was typed. */
    handleTyping: () => {
      if (wish?.link) stay();
    },
    /** The page is restored from the back/forward cache, perhaps in the middle of the navigation by which it was left. */
    handleReturn: stay,
  };
}

export type Go = ReturnType<typeof createNavigation>['go'];
