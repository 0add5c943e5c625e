/** @jest-environment jsdom */
import type {} from '../../../src/gatsby-runtime/globals';
import { correctUrl } from '../../../src/early/correct-url';

/** Simulates a document at a URL for which the host has sent the page `pagePath`. */
function open(address: string, pagePath: string): boolean {
  window.history.replaceState({ key: 'kept' }, '', address);
  window.pagePath = pagePath;
  return correctUrl();
}

afterEach(() => {
  document.documentElement.hidden = false;
  window.localStorage.clear();
  jest.restoreAllMocks();
});

it('before React starts, a misspelt path such as /DE//terms/ is corrected in the URL, without a new history entry', () => {
  const entries = window.history.length;
  expect(open('/DE//terms/?x=1#faq', '/de/terms')).toBe(false);
  expect(window.location.href).toBe('http://localhost/de/terms?x=1#faq');
  expect(window.history).toMatchObject({ length: entries, state: { key: 'kept' } });
});

it('before React starts, a page that redirects to the stored language is hidden, so that the wrong language never appears', () => {
  // jsdom cannot load another document, and logs an error instead.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.localStorage.setItem('locale', 'de');
  expect(open('/terms', '/terms')).toBe(true);
  expect(document.documentElement.hidden).toBe(true);
});
