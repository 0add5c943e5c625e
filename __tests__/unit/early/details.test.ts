/** @jest-environment jsdom */
import { holdClickedQuestion, keepOneOpen } from '../../../src/early/details';

it('in browsers without `<details name>`, opening an accordion item closes the other items of its group', () => {
  document.body.innerHTML =
    '<details name="faq"></details><details name="faq"></details><details name="other" open></details>';
  const items = [...document.querySelectorAll('details')];
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  keepOneOpen();
  for (const item of items.slice(0, 2)) {
    item.open = true;
    item.dispatchEvent(new Event('toggle'));
  }
  expect(items.map((item) => item.open)).toEqual([false, true, true]);
});

describe('after a click on a summary', () => {
  const frame = 16;
  let scrolled: number;

  beforeAll(holdClickedQuestion);

  beforeEach(() => {
    jest.useFakeTimers();
    scrolled = 0;
    document.body.innerHTML = `
      <main><details name="faq"><summary>Question</summary></details><details><summary>Show all</summary></details></main>
      <div popover><details name="submenu"><summary>Trade</summary></details></div>`;
    window.scrollBy = ({ top }: ScrollToOptions = {}) => void (scrolled += top ?? 0);
  });

  afterEach(() => jest.useRealTimers());

  /** Clicks a summary, above which the content then shrinks by 300 px. Returns by how much the page is scrolled. */
  function scrollAfterClick(text: string, then: () => void = () => undefined): number {
    const summary = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === text)!;
    let above = 400;
    summary.getBoundingClientRect = () => new DOMRect(0, above - scrolled);
    summary.click();
    jest.advanceTimersByTime(2 * frame);
    then();
    above = 100;
    jest.advanceTimersByTime(1000);
    return scrolled;
  }

  it('a clicked accordion question stays at its place in the window while the content above the question shrinks', () => {
    expect(scrollAfterClick('Question')).toBe(-300);
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'a clicked accordion question no longer keeps its place once %s is fired',
    (type) => {
      expect(scrollAfterClick('Question', () => window.dispatchEvent(new Event(type)))).toBe(0);
    },
  );

  it.each(['Show all', 'Trade'])(
    'a click on the summary “%s”, which is in no accordion, does not fix the scroll position',
    (text) => {
      expect(scrollAfterClick(text)).toBe(0);
    },
  );
});
