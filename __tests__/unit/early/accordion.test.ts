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

describe('an address that names an accordion item', () => {
  it('opens it and scrolls to it', () => {
    goTo('#one');
    expect(open()).toEqual([true, false]);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('may be percent-encoded', () => {
    goTo('#zw%C3%B6lf');
    expect(open()).toEqual([false, true]);
  });

  it('leaves an item that is open as it is', () => {
    document.querySelector('details')?.setAttribute('open', '');
    goTo('#one');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

it.each(['', '#', '#elsewhere', '#nowhere', '#%E0%A4%A'])('an address ending in “%s” opens nothing', (hash) => {
  goTo(hash);
  expect(open()).toEqual([false, false]);
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

  it('is left to browsers that do', () => {
    const listen = jest.spyOn(document, 'addEventListener');
    Object.defineProperty(HTMLDetailsElement.prototype, 'name', { value: '', configurable: true });
    keepOneOpen();
    expect(listen).not.toHaveBeenCalled();
  });
});
