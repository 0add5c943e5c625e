/** @jest-environment jsdom */
import { dropMalformedHash } from '../../../src/early/malformed-hash';

it.each([
  ['#zw%C3%B6lf', 'stays in the URL', '#zw%C3%B6lf'],
  ['#%E0%A4%A', 'is removed from the URL, since Gatsby cannot decode this hash', ''],
])('before React starts, the hash %s %s', (hash, _outcome, expected) => {
  window.history.replaceState({ key: 'kept' }, '', `/trade/faq?x=1${hash}`);
  dropMalformedHash();
  expect(window.location.search + window.location.hash).toBe(`?x=1${expected}`);
  expect(window.history.state).toEqual({ key: 'kept' });
});
