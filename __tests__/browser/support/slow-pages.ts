import type { Page } from '@playwright/test';

/** Gatsby's answer for a page, of which only this matters here. */
interface Answer {
  status?: string;
}

interface Loader {
  loadPage(address: string): Promise<Answer>;
}

/** What a test finds in the page. */
interface SlowPages {
  /** From now on this page is slow, also if it has been loaded before. */
  hold(address: string): void;
  /** Answers what has been asked for longest, or later; undefined if nothing has. */
  answer(which: number, canShow: boolean): string | undefined;
}

declare global {
  interface Window {
    slowPages: SlowPages;
    ___loader: Loader;
  }
}

/** Runs in the page, before its own scripts: Gatsby's loader, once there, answers when a test says so. */
function holdAnswers(): void {
  const slow = new Set<string>();
  const asked = new Map<string, ((canShow: boolean) => void)[]>();
  const handle = (address: string): Promise<boolean> =>
    new Promise((resolve) => asked.set(address, [...(asked.get(address) ?? []), resolve]));
  window.slowPages = {
    hold: (address) => slow.add(address),
    answer: (which, canShow) => {
      const [address, answers = []] = [...asked][which % (asked.size || 1)] ?? [];
      if (address === undefined) return undefined;
      slow.delete(address);
      asked.delete(address);
      for (const answer of answers) answer(canShow);
      return address;
    },
  };
  let loader: Loader;
  Object.defineProperty(window, '___loader', {
    get: () => loader,
    set: (value: Loader) => {
      loader = value;
      const { loadPage } = value;
      loader.loadPage = async (address) => {
        const canShow = slow.has(address) ? await handle(address) : true;
        return canShow ? loadPage(address) : { status: 'error' };
      };
    },
  });
}

export const slowDownPages = (page: Page): Promise<unknown> => page.addInitScript(holdAnswers);
