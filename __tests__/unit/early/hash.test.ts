/** @jest-environment jsdom */
import { keepOneOpen, openAccordionAtHash } from '../../../src/early/details';
import { dropMalformedHash } from '../../../src/early/hash';

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

const items = () => [...document.querySelectorAll('details')];
const open = () => items().map((item) => item.open);

function openAt(hash: string): void {
  window.history.replaceState(null, '', `/trade/faq${hash}`);
  openAccordionAtHash();
  openAccordionAtHash();
}

it.each([
  ['the first', '#one', [true, false, true]],
  ['the second', '#zw%C3%B6lf', [false, true, true]],
])('before React starts, %s accordion item is opened and scrolled to once if the URL has the hash %s', (...row) => {
  const [, hash, expected] = row;
  openAt(hash);
  expect(open()).toEqual(expected);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it.each([
  ['no hash', ''],
  ['the hash of an element outside the accordion', '#elsewhere'],
  ['a hash that cannot be decoded', '#%E0%A4%A'],
])('before React starts, a URL with %s opens no accordion item and does not scroll', (_what, hash) => {
  openAt(hash);
  expect(open()).toEqual([false, false, true]);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('in browsers without `<details name>`, opening an accordion item closes the other items of its group', () => {
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  keepOneOpen();
  for (const item of items().slice(0, 2)) {
    item.open = true;
    item.dispatchEvent(new Event('toggle'));
  }
  expect(open()).toEqual([false, true, true]);
});

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
