/** @jest-environment jsdom */
import { paintAtFragment } from '../../../src/early/scroll';

const blocking = () => [...document.head.querySelectorAll('[blocking=render]')].map((link) => link.outerHTML);

it.each([
  ['/market', 'is not delayed', []],
  [
    '/market#forex',
    'waits until the whole page is parsed',
    ['<link rel="expect" href="#___gatsby" blocking="render">'],
  ],
])('the first paint of a page with the URL %s %s', (address, _timing, expected) => {
  document.head.replaceChildren();
  window.history.replaceState(null, '', address);
  paintAtFragment();
  expect(blocking()).toEqual(expected);
});
