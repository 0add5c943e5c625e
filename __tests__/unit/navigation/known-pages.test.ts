/** @jest-environment jsdom */
import { knownPages } from '../../../src/navigation/known-pages';

const pageOf = (path: string) => ({ page: { path }, json: { data: {}, pageContext: {} } });

const ask = (address: string, answer: ReturnType<Parameters<typeof knownPages>[0]>) =>
  knownPages(() => answer)(address);

beforeEach(() => {
  window.history.replaceState(null, '', '/de/auth/login');
  delete document.documentElement.dataset.scriptsFailed;
});

it('leaves a page that has its data as it is', async () => {
  const page = pageOf('/de/auth/login');
  expect(await ask('/de/auth/login?x=1', Promise.resolve(page))).toBe(page);
  expect(document.documentElement).not.toHaveAttribute('data-scripts-failed');
});

it.each([
  ['the data of Page Not Found', () => Promise.resolve(pageOf('/404.html'))],
  ['the data of another page', () => Promise.resolve(pageOf('/de/terms'))],
  ['data without content', () => Promise.resolve({ page: { path: '/de/auth/login' }, json: {} })],
  ['nothing', () => Promise.resolve(undefined)],
  ['a rejection', () => Promise.reject(new Error('no such component'))],
])('makes %s at the address of a page an error, and says so on the page itself', async (_, answer) => {
  expect(await ask('/de/auth/login', answer())).toMatchObject({ status: 'error' });
  expect(document.documentElement).toHaveAttribute('data-scripts-failed');
});

it('notes the file that was missing, so that it can be fetched again, and keeps the error for the log', async () => {
  const error = { request: 'https://site.example/component.js' };
  expect(await ask('/de/auth/login', Promise.resolve({ status: 'error', error }))).toEqual({ status: 'error', error });
  expect(document.documentElement.dataset.scriptsFailed?.trim()).toBe(error.request);
});

it('shows Page Not Found where no page is known', async () => {
  const notFound = pageOf('/404.html');
  expect(await ask('/de/no/such/page', Promise.resolve(notFound))).toBe(notFound);
});
