/** @jest-environment jsdom */
import { dropMalformedHash } from '../../../src/early/malformed-hash';

it.each([
  ['#zw%C3%B6lf', 'kept in', 'can', '#zw%C3%B6lf'],
  ['#%E0%A4%A', 'removed from', 'cannot', ''],
])(
  'before React starts, the hash %s is %s the URL, since Gatsby %s decode this hash',
  (hash, _action, _ability, expected) => {
    window.history.replaceState({ key: 'kept' }, '', `/trade/faq?x=1${hash}`);
    dropMalformedHash();
    expect(window.location.search + window.location.hash).toBe(`?x=1${expected}`);
    expect(window.history.state).toEqual({ key: 'kept' });
  },
);
