/** @jest-environment jsdom */
import { reloadByLinks } from '../../../src/early/reload-links';
import { noteFailure } from '../../../src/navigation/failed-files';

beforeAll(reloadByLinks);

const fetched = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>(() => Promise.resolve({ ok: true }));

const click = async (html: string, selector: string): Promise<MouseEvent> => {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  await new Promise((done) => setTimeout(done));
  return event;
};

const tryAgain = '<a href="" data-reload><b>Try again</b></a>';

beforeEach(() => {
  Object.assign(window, { fetch: fetched });
  // jsdom cannot reload, but reports the attempt as an error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  fetched.mockClear();
});

it('a link that reloads the page does so instead of loading its address', async () => {
  expect((await click(tryAgain, 'b')).defaultPrevented).toBe(true);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('what had failed is fetched past the browser’s cache before', async () => {
  noteFailure('https://site.example/app.js');
  noteFailure('https://site.example/app.js');
  await click(tryAgain, 'b');
  expect(fetched.mock.calls).toEqual([
    [window.location.href, { cache: 'reload' }],
    ['https://site.example/app.js', { cache: 'reload' }],
  ]);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is broken', () => Promise.resolve({ ok: false })],
])('the page stays while its host %s, and the link can be used again', async (_, answer) => {
  fetched.mockImplementationOnce(answer);
  await click(tryAgain, 'b');
  expect(console.error).not.toHaveBeenCalled();
  expect(document.querySelector('a')).toHaveAttribute('aria-busy', 'false');
});

it('other links are left to the browser, and so is one that React has handled', async () => {
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  await click(tryAgain, 'a');
  expect((await click('<a href="#x">Elsewhere</a>', 'a')).defaultPrevented).toBe(false);
  expect(console.error).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});
