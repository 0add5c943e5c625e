/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { setParameters, useAddressSearch } from '../../../src/components/address-search';

const address = () => window.location.pathname + window.location.search + window.location.hash;
const search = (words: string) => act(() => setParameters({ q: words }));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ key: 'kept' }, '', '/market?ref=mail#top');
});

afterEach(() => jest.useRealTimers());

it('useAddressSearch returns a typed query at once, but writes the query into the URL at most every half second', () => {
  const replaceState = jest.spyOn(window.history, 'replaceState');
  const { result } = renderHook(() => useAddressSearch());
  for (let step = 1; step <= 200; step += 1) {
    search(String(step));
    expect(result.current).toBe(`?ref=mail&q=${step}`);
    jest.advanceTimersByTime(10);
  }
  jest.runAllTimers();
  expect(replaceState.mock.calls.length).toBeLessThanOrEqual(4);
  expect(address()).toBe('/market?ref=mail&q=200#top');
  expect(window.history.state).toEqual({ key: 'kept' });
});

it('a click on a link writes a pending search query into the URL before the page’s click handlers run', () => {
  document.body.innerHTML = '<a href="#gold">Gold</a>';
  search('gold');
  const atClick = jest.fn(() => window.location.search);
  document.addEventListener('click', atClick, { once: true });
  document.querySelector('a')?.click();
  expect(atClick).toHaveReturnedWith('?ref=mail&q=gold');
});

it('an empty search removes its parameter from the URL and keeps the others', () => {
  window.history.replaceState(null, '', '/market?ref=mail&q=gold');
  search('');
  jest.runAllTimers();
  expect(address()).toBe('/market?ref=mail');
});

it('a pending search query is not written into the URL of the next page', () => {
  const { result } = renderHook(() => useAddressSearch());
  search('gold');
  window.history.pushState(null, '', '/terms?x=1');
  jest.runAllTimers();
  expect(address()).toBe('/terms?x=1');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current).toBe('?x=1');
});
