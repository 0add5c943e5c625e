/** @jest-environment jsdom */
import { deferHydration } from '../../../src/early/defer-hydration';
import { setGlobals } from '../../../src/gatsby-runtime/start-app';

const gatsbyBuild = {
  compilationHash: 'c1',
  scripts: [
    { src: '/runtime.js', integrity: 'sha256-r' },
    { src: '/app.js', integrity: 'sha256-a' },
  ],
};

const addressesOf = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const scripts = () => addressesOf('script[src]', 'src');
const styles = () => addressesOf('link', 'href');
const isStarted = () => styles().length > 1;
const whenPainted = () => jest.advanceTimersByTime(300);

/** The callbacks that the page has passed to the mocked `requestIdleCallback`. */
let idle: (() => void)[] = [];

function openPage(readyState: DocumentReadyState = 'interactive', pagePath = '/'): void {
  const early = document.head.querySelector('script')!;
  early.dataset.pagePath = pagePath;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(early);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  setGlobals();
  deferHydration();
}

beforeEach(() => {
  jest.useFakeTimers();
  idle = [];
  document.head.innerHTML =
    '<script data-rest="/rest-1.css" data-rest-integrity="sha256-s"></script><link rel="stylesheet" href="/own-1.css">';
  Object.assign(globalThis, { gatsbyBuild });
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
});

afterEach(() => {
  // `deferHydration` may still wait for a first interaction. This event ends the wait, so that the next test starts
  // anew.
  window.dispatchEvent(new Event('keydown'));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('Gatsby’s scripts are requested only after the page’s load event, the next paint, and an idle moment', () => {
  openPage();
  whenPainted();
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(100);
  expect(idle).toEqual([]);
  whenPainted();
  expect(isStarted()).toBe(false);
  idle.forEach((run) => run());
  expect(isStarted()).toBe(true);
});

it('the style sheet of other pages is inserted before that of the current page, then Gatsby’s scripts, all with integrity hashes', () => {
  openPage();
  window.dispatchEvent(new Event('pointerdown'));
  expect(styles()).toEqual(['/rest-1.css', '/own-1.css']);
  expect(scripts()).toEqual([]);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual(['/runtime.js', '/app.js']);
  const added = document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('[href="/rest-1.css"], [src]');
  expect([...added].map(({ integrity }) => integrity)).toEqual(['sha256-s', 'sha256-r', 'sha256-a']);
});

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'Gatsby’s scripts are requested at the first %s event, without waiting for the browser to be idle',
  (sign) => {
    openPage();
    window.dispatchEvent(new Event(sign));
    expect(isStarted()).toBe(true);
  },
);

it('the page “Page Not Found” stays static HTML at an address that Gatsby cannot decode', () => {
  window.history.replaceState(null, '', '/de/100%25');
  openPage('complete', '/de/404');
  window.dispatchEvent(new Event('pointermove'));
  whenPainted();
  expect(idle).toEqual([]);
  expect(isStarted()).toBe(false);
  window.history.replaceState(null, '', '/');
});

it('in browsers without requestIdleCallback, Gatsby’s scripts are requested after the first paint', () => {
  delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
  openPage('complete');
  expect(isStarted()).toBe(false);
  whenPainted();
  expect(isStarted()).toBe(true);
});
