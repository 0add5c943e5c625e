/** @jest-environment jsdom */
import { knownPages } from '../../../src/navigation/known-pages';

const pageOf = (path: string) => ({ page: { path }, json: { data: {}, pageContext: {} } });

const ask = (address: string, answer: ReturnType<Parameters<typeof knownPages>[0]>) =>
  knownPages(() => answer)(address);

const failed = () => document.documentElement.dataset.scriptsFailed;

beforeEach(() => {
  window.history.replaceState(null, '', '/de/auth/login');
  delete document.documentElement.dataset.scriptsFailed;
});

it.each([
  ['/de/auth/login?x=1', pageOf('/de/auth/login')],
  ['/de/no/such/page', pageOf('/404.html')],
])('at %s the right page is left as it is', async (address, page) => {
  expect(await ask(address, Promise.resolve(page))).toBe(page);
  expect(failed()).toBeUndefined();
});

it.each([
  ['the data of Page Not Found', () => Promise.resolve(pageOf('/404.html'))],
  ['the data of another page', () => Promise.resolve(pageOf('/de/terms'))],
  ['data without content', () => Promise.resolve({ page: { path: '/de/auth/login' }, json: {} })],
  ['nothing', () => Promise.resolve(undefined)],
  ['a rejection', () => Promise.reject(new Error('no such component'))],
])('%s at the address of a page is an error, which the page itself says', async (_, answer) => {
  expect(await ask('/de/auth/login', answer())).toMatchObject({ status: 'error' });
  expect(failed()).toBeDefined();
});

it('the file that a page lacks is noted, so that it can be fetched again, and its error kept for the log', async () => {
  const error = { request: 'https://site.example/component.js' };
  expect(await ask('/de/auth/login', Promise.resolve({ status: 'error', error }))).toEqual({ status: 'error', error });
  expect(failed()?.trim()).toBe(error.request);
});
