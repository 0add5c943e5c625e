/** @jest-environment jsdom */
import { reloadByLinks } from '../../src/early/reload-links';

beforeAll(reloadByLinks);

const click = (html: string, selector: string): MouseEvent => {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  // jsdom cannot reload, but reports the attempt as an error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

it('a link that reloads the page does so instead of loading its address', () => {
  expect(click('<a href="" data-reload><b>Try again</b></a>', 'b').defaultPrevented).toBe(true);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('other links are left to the browser, and so is one that React has handled', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  click('<a href="" data-reload>Try again</a>', 'a');
  expect(click('<a href="#x">Elsewhere</a>', 'a').defaultPrevented).toBe(false);
  expect(console.error).not.toHaveBeenCalled();
});
