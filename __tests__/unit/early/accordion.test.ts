/** @jest-environment jsdom */
import { keepOneOpen, openAccordionAtHash } from '../../../src/early/accordion';

const scrollIntoView = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  document.body.innerHTML = `
    <details><summary>One</summary><div id="one">1</div></details>
    <details><summary>Two</summary><div id="zwölf">2</div></details>
    <p id="elsewhere"></p>`;
});

const goTo = (hash: string) => {
  window.history.replaceState(null, '', `/trade/faq${hash}`);
  openAccordionAtHash();
};

const open = () => [...document.querySelectorAll('details')].map((item) => item.open);

it.each([
  ['#one', [true, false]],
  ['#zw%C3%B6lf', [false, true]],
  ['', [false, false]],
  ['#elsewhere', [false, false]],
  ['#%E0%A4%A', [false, false]],
])('at an address ending in “%s” the items that it names are open: %j', (hash, expected) => {
  goTo(hash);
  expect(open()).toEqual(expected);
});

it('an item that is open already is not scrolled to', () => {
  document.querySelector('details')?.setAttribute('open', '');
  goTo('#one');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

describe('an item that is opened', () => {
  const group = '<details name="faq"></details><details name="faq"></details><details name="other" open></details>';
  const openItem = (index: number) => {
    const item = document.querySelectorAll('details')[index] as HTMLDetailsElement;
    item.open = true;
    item.dispatchEvent(new Event('toggle'));
  };

  beforeEach(() => (document.body.innerHTML = group));
  afterEach(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));

  it('closes the others of its group where the browser does not', () => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    keepOneOpen();
    openItem(0);
    openItem(1);
    expect(open()).toEqual([false, true, true]);
  });
});
