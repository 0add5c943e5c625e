import { whenIdle } from '../components/when-idle';
import { pathOfDocument } from '../gatsby-runtime/hydration';
import { addScripts } from '../gatsby-runtime/start-app';
import { canStartApp } from '../i18n/address';

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Loads the remaining CSS before the scripts, so that client-side navigation finds the styles of every page. No rule in
 * it matches an element that is already there, so the page is not restyled. The link stands before the page's own
 * styles, which may not have loaded yet: of two rules with equal specificity the later wins, as in the undivided file.
 * If it fails to load, the scripts stay out, and links load full pages, which bring their own styles.
 */
function addStylesThenScripts(early: HTMLScriptElement, rest: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.integrity = early.dataset.restIntegrity ?? '';
  link.href = rest;
  link.onload = addScripts;
  early.after(link);
}

/** Milliseconds between the load event and the paint of its pictures; requests in between would delay the LCP. */
const paintDelay = 300;

// TypeScript has no type for the Network Information API, which is not a standard.
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Calls back once: when the loaded page is painted and the browser idle, or at the first interaction. */
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
 * Starts Gatsby when the browser is idle or the visitor acts, on pages whose script element has `data-rest`, the address of
 * their remaining styles. Never where the visitor saves data: `data-saves-data` then tells the style sheets. Must be called
 * while the early file's own script element runs.
 */
export function deferHydration(): void {
  const early = document.currentScript as HTMLScriptElement; // The early file is a classic script in the document.
  const { rest } = early.dataset;
  if (rest === undefined || !canStartApp(window.location.pathname, pathOfDocument())) return;
  if (savesData()) document.documentElement.dataset.savesData = '';
  else onIdleOrInteraction(() => addStylesThenScripts(early, rest));
}
