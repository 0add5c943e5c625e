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

  it('stays in the address when it can be read', () => {
    goTo('/trade/faq?x=1#zw%C3%B6lf');
    dropMalformedHash();
    expect(address()).toBe('/trade/faq?x=1#zw%C3%B6lf');
  });

  it('leaves the address when its percent signs are nonsense; query and history state stay', () => {
    goTo('/trade/faq?x=1#%E0%A4%A');
    dropMalformedHash();
    expect(address()).toBe('/trade/faq?x=1');
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it('leaves the address when it is typed there later', () => {
    goTo('/trade/faq');
    dropMalformedHash();
    goTo('/trade/faq#100%');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(address()).toBe('/trade/faq');
  });
});
