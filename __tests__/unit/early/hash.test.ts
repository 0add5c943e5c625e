/** @jest-environment jsdom */
import { hashId, dropMalformedHash } from '../../../src/early/hash';

const goTo = (address: string) => window.history.replaceState({ key: 'kept' }, '', address);

const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('the hash of an address', () => {
  it.each([
    ['#leverage', 'leverage'],
    ['#zw%C3%B6lf', 'zwölf'],
    ['', ''],
    ['#%E0%A4%A', ''],
  ])('%s names “%s”', (hash, id) => {
    goTo(`/trade/faq${hash}`);
    expect(hashId()).toBe(id);
  });

  it.each([
    ['#zw%C3%B6lf', '/trade/faq?x=1#zw%C3%B6lf'],
    ['#%E0%A4%A', '/trade/faq?x=1'],
  ])('%s leaves the address %s, whose history state is kept', (hash, expected) => {
    goTo(`/trade/faq?x=1${hash}`);
    dropMalformedHash();
    expect(address()).toBe(expected);
    expect(window.history.state).toEqual({ key: 'kept' });
  });
});
