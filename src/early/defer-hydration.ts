import { whenIdle } from '../browser/when-idle';
import { pathOfDocument } from '../gatsby-runtime/hydration';
import { canStartApp } from '../gatsby-runtime/router';
import { addScripts } from '../gatsby-runtime/start-app';

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Loads the styles of all other pages, which client-side navigation needs, and then the scripts. The added rules match
 * no element of the current page, so it does not change. The added link comes before the page's own style sheet: of two
 * rules with equal specificity, the page's own wins. If the added style sheet fails to load, the scripts are not
 * loaded, and links load full documents.
 */
function addStylesThenScripts(early: HTMLScriptElement, rest: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.integrity = early.dataset.restIntegrity ?? '';
  link.href = rest;
  link.onload = addScripts;
  early.after(link);
}

/** Milliseconds from the load event until the pictures are painted. Requests in this time would delay the LCP. */
const paintDelay = 300;

// TypeScript has no types for the Network Information API, which is not a standard.
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Calls `run` once: when the loaded page is painted and the browser is idle, or at the first interaction. */
function onIdleOrInteraction(run: () => void): void {
  const watch = new AbortController();
  const once = () => {
    if (watch.signal.aborted) return;
    watch.abort();
    run();
  };
  for (const interaction of interactions) {
    window.addEventListener(interaction, once, { capture: true, passive: true, signal: watch.signal });
  }
  if (document.readyState === 'complete') setTimeout(() => whenIdle(once), paintDelay);
  else window.addEventListener('load', () => setTimeout(() => whenIdle(once), paintDelay), { signal: watch.signal });
}

/**
 * Starts Gatsby when the browser is idle or the visitor interacts. Does nothing on pages whose script element lacks
 * `data-rest`, the URL of the CSS of other pages. If the visitor has turned on data saving, only sets the attribute
 * `data-saves-data`, to which style sheets react. Must be called while the script element itself runs, since
 * `document.currentScript` is null later.
 */
export function deferHydration(): void {
  // The type assertion is right, since `currentScript` is set while a classic script, such as the early script, runs.
  const early = document.currentScript as HTMLScriptElement;
  const { rest } = early.dataset;
  if (rest === undefined || !canStartApp(window.location.pathname, pathOfDocument())) return;
  if (savesData()) document.documentElement.dataset.savesData = '';
  else onIdleOrInteraction(() => addStylesThenScripts(early, rest));
}
