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

it.each([
  ['#one', [true, false, true], 1],
  ['#zw%C3%B6lf', [false, true, true], 1],
  ['', [false, false, true], 0],
  ['#elsewhere', [false, false, true], 0],
  ['#%E0%A4%A', [false, false, true], 0],
])(
  'before React starts, a page with the hash “%s” opens its three accordion items as in %j, and scrolls to an item %i times',
  (hash, expected, scrolls) => {
    window.history.replaceState(null, '', `/trade/faq${hash}`);
    openAccordionAtHash();
    openAccordionAtHash();
    expect(open()).toEqual(expected);
    expect(scrollIntoView).toHaveBeenCalledTimes(scrolls);
  },
);

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
  ['#zw%C3%B6lf', '#zw%C3%B6lf'],
  ['#%E0%A4%A', ''],
])(
  'before React starts, the hash %s in the URL becomes “%s”: only a hash that Gatsby cannot decode is removed',
  (hash, expected) => {
    window.history.replaceState({ key: 'kept' }, '', `/trade/faq?x=1${hash}`);
    dropMalformedHash();
    expect(window.location.search + window.location.hash).toBe(`?x=1${expected}`);
    expect(window.history.state).toEqual({ key: 'kept' });
  },
);
