/** @jest-environment jsdom */
import { openAccordionAtHash } from '../../../src/browser/hash';

const scrollIntoView = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  document.body.innerHTML = `
    <details name="faq"><summary>One</summary><div id="one">1</div></details>
    <details name="faq"><summary>Two</summary><div id="zwölf">2</div></details>
    <details name="other" open></details>
    <p id="elsewhere"></p>`;
});

const open = () => [...document.querySelectorAll('details')].map((item) => item.open);

function openAt(hash: string): void {
  window.history.replaceState(null, '', `/trade/faq${hash}`);
  openAccordionAtHash();
  openAccordionAtHash();
}

it.each([
  ['#one', 'one', [true, false, true]],
  ['#zw%C3%B6lf', 'zwölf', [false, true, true]],
])(
  'before React starts, the URL hash %s opens the accordion item with the id “%s”, and scrolls there only once',
  (hash, _id, expected) => {
    openAt(hash);
    expect(open()).toEqual(expected);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  },
);

it.each([
  ['no hash', ''],
  ['the hash of an element outside the accordion', '#elsewhere'],
  ['a hash that cannot be decoded', '#%E0%A4%A'],
])('before React starts, a URL with %s opens no accordion item and does not scroll', (_what, hash) => {
  openAt(hash);
  expect(open()).toEqual([false, false, true]);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
