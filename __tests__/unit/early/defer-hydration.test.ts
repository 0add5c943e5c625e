/** @jest-environment jsdom */
import { deferHydration } from '../../../src/early/defer-hydration';

const gatsbyBuild = {
  compilationHash: 'c1',
  chunkMapping: { app: ['/app.js'] },
  scripts: [
    { src: '/runtime.js', integrity: 'sha384-r' },
    { src: '/app.js', integrity: 'sha384-a' },
  ],
};

let idle: (() => void)[];
const scripts = () => [...document.querySelectorAll('head script[src]')].map((script) => script.getAttribute('src'));
const styles = () => [...document.querySelectorAll('head link')].map((link) => link.getAttribute('href'));
/** The scripts once the rest of the styles has loaded. */
const scriptsAfterStyles = () => {
  document.querySelector('[href="/rest-1.css"]')?.dispatchEvent(new Event('load'));
  return scripts();
};
/** The early file's own script element. */
let early: HTMLScriptElement;
const load = () => window.dispatchEvent(new Event('load'));
const whenPainted = () => jest.advanceTimersByTime(300);
const whenIdle = () => {
  whenPainted();
  idle.splice(0).forEach((run) => run());
};

function openPage(data: Record<string, string>, readyState: DocumentReadyState = 'interactive'): void {
  Object.assign(early.dataset, data);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(early);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  deferHydration();
}

beforeEach(() => {
  jest.useFakeTimers();
  idle = [];
  document.head.innerHTML =
    '<script data-rest="/rest-1.css" data-rest-integrity="sha384-s"></script><link rel="stylesheet" href="/own-1.css">';
  early = document.head.querySelector('script') as HTMLScriptElement;
  Object.assign(globalThis, { gatsbyBuild });
  const requestIdleCallback = (run: () => void, { timeout }: IdleRequestOptions = {}) => {
    idle.push(run);
    if (timeout !== undefined) setTimeout(run, timeout);
  };
  Object.assign(window, { requestIdleCallback });
  delete document.documentElement.dataset.savesData;
});
afterEach(() => {
  window.dispatchEvent(new Event('keydown'));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('requests nothing until the page has loaded and been painted and the browser is idle', () => {
  openPage({ pagePath: '/' });
  whenPainted();
  expect(idle).toEqual([]);
  load();
  jest.advanceTimersByTime(100);
  expect(idle).toEqual([]);
  whenPainted();
  expect(styles()).toEqual(['/own-1.css']);
  whenIdle();
  expect(scripts()).toEqual([]);
  expect(scriptsAfterStyles()).toEqual(['/runtime.js', '/app.js']);
});

it('adds the rest of the styles before the page’s own, then the scripts, all with their integrity', () => {
  openPage({ pagePath: '/' }, 'complete');
  whenIdle();
  expect(styles()).toEqual(['/rest-1.css', '/own-1.css']);
  expect(scripts()).toEqual([]);
  expect(scriptsAfterStyles()).toHaveLength(2);
  const added = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    'head script[src], [href="/rest-1.css"]',
  );
  expect([...added].map(({ integrity }) => integrity)).toEqual(['sha384-s', 'sha384-r', 'sha384-a']);
});

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])('starts Gatsby at the first %s', (sign) => {
  openPage({ pagePath: '/' });
  window.dispatchEvent(new Event(sign));
  expect(scriptsAfterStyles()).toEqual(['/runtime.js', '/app.js']);
});

it('leaves Page Not Found static at an address that Gatsby cannot read', () => {
  window.history.replaceState(null, '', '/de/100%25');
  openPage({ pagePath: '/de/404' });
  load();
  window.dispatchEvent(new Event('pointermove'));
  whenIdle();
  expect(styles()).toEqual(['/own-1.css']);
  window.history.replaceState(null, '', '/');
});

it('starts Gatsby after the paint in browsers without requestIdleCallback', () => {
  delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
  openPage({ pagePath: '/' }, 'complete');
  expect(styles()).toEqual(['/own-1.css']);
  whenPainted();
  expect(scriptsAfterStyles()).toHaveLength(2);
});
