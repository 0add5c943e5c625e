import { canStartApp } from '../i18n/address';

/** Put in by the build: what Gatsby's own inline scripts would say, and the files that start it. */
declare const gatsbyBuild: {
  compilationHash: string;
  chunkMapping: Record<string, string[]>;
  scripts: { src: string; integrity: string }[];
};

interface GatsbyGlobals {
  pagePath: string | undefined;
  ___chunkMapping: Record<string, string[]>;
  ___webpackCompilationHash: string;
}

const signsOfInterest = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

function addScripts(): void {
  for (const { src, integrity } of gatsbyBuild.scripts) {
    const script = document.createElement('script');
    script.integrity = integrity;
    script.src = src;
    document.head.append(script);
  }
}

/**
 * A page comes with no styles but its own; the rest is there before anything can draw another page. No element on the page
 * is meant by it, so none is styled anew. It stands behind the early file and so before the page's own, which may be still
 * to come: of two rules that weigh the same, the later one needs no more than the earlier. If the rest cannot be had,
 * links stay links, to pages that bring their own.
 */
function addStylesThenScripts(early: HTMLScriptElement, rest: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.integrity = early.dataset.restIntegrity ?? '';
  link.href = rest;
  link.onload = addScripts;
  early.after(link);
}

/** Milliseconds in which a loaded page is painted: what is asked for earlier keeps its pictures waiting. */
const painting = 300;

const whenPaintedAndIdle = (run: () => void): void => {
  setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else run();
  }, painting);
};

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Runs once: when the loaded page is painted and the browser idle, or as soon as somebody does anything with the page. */
function onIdleOrInterest(run: () => void): void {
  const watch = new AbortController();
  const once = () => {
    if (watch.signal.aborted) return;
    watch.abort();
    run();
  };
  for (const sign of signsOfInterest) {
    window.addEventListener(sign, once, { capture: true, passive: true, signal: watch.signal });
  }
  if (document.readyState === 'complete') whenPaintedAndIdle(once);
  else window.addEventListener('load', () => whenPaintedAndIdle(once), { signal: watch.signal });
}

/**
 * Tells Gatsby which page this is and, on pages that do so no earlier and therefore name the rest of the styles, starts
 * it only when it disturbs nobody; never where the visitor asked to save data, of which styles learn by `data-saves-data`.
 * Must be called while the early file's own script element runs.
 */
export function holdBackGatsby(): void {
  const early = document.currentScript as HTMLScriptElement;
  const { pagePath, rest } = early.dataset;
  const globals: GatsbyGlobals = {
    pagePath,
    ___chunkMapping: gatsbyBuild.chunkMapping,
    ___webpackCompilationHash: gatsbyBuild.compilationHash,
  };
  Object.assign(window, globals);
  if (rest === undefined || !canStartApp(window.location.pathname, pagePath)) return;
  // What is drawn by React alone says so instead.
  if (savesData()) document.documentElement.dataset.savesData = '';
  else onIdleOrInterest(() => addStylesThenScripts(early, rest));
}
