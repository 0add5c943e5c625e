/** @jest-environment jsdom */
import { paintAtFragment } from '../../../src/early/scroll';

const blocking = () => [...document.head.querySelectorAll('[blocking=render]')].map((link) => link.outerHTML);

it.each([
  ['/market', []],
  ['/market#forex', ['<link rel="expect" href="#___gatsby" blocking="render">']],
])('on the page %s, the first paint is blocked by the elements %j', (address, expected) => {
  document.head.replaceChildren();
  window.history.replaceState(null, '', address);
  paintAtFragment();
  expect(blocking()).toEqual(expected);
});
