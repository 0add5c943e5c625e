/** @jest-environment jsdom */
import { navigate } from 'gatsby';
import { createEvent, fireEvent } from '@testing-library/react';
import { followLinks } from '../../../src/navigation/follow-links';

/** Clicks an element inside a link; returns whether the default action was not prevented. */
function browserFollows(link: string, click: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  const inside = document.querySelector('b')!;
  const event = createEvent.click(inside, { bubbles: true, cancelable: true, button: 0, ...click });
  fireEvent(inside, event);
  return !event.defaultPrevented;
}

beforeAll(() => {
  followLinks();
  // jsdom logs an error for each navigation, which it does not implement.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  jest.mocked(navigate).mockClear();
  window.history.replaceState(null, '', '/de/market?q=gold');
});

describe('a click on a link to a page', () => {
  it.each(['/de/terms', '/terms', '/en', '/fr/trade/faq#leverage', '/de/auth/login?x=1'])('%s goes there', (href) => {
    expect(browserFollows(`<a href="${href}"><b>Go</b></a>`)).toBe(false);
    expect(navigate).toHaveBeenCalledWith(href, { replace: false });
  });

  it('to the page that is shown leaves the history as long as it was', () => {
    expect(browserFollows('<a href="/de/market"><b>Go</b></a>')).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/de/market', { replace: true });
  });
});

describe('the browser itself follows', () => {
  it.each([
    ['the bare root, which only redirects', '/'],
    ['another host', 'https://elsewhere.test/de/terms'],
    ['another scheme', 'mailto:help@example.com'],
    ['a file', '/sitemap.xml'],
    ['an address that is no page’s', '/de/nowhere'],
    ['a place on the page', '#gold'],
    ['a place on the page, in full', '/de/market?q=gold#gold'],
  ])('a link to %s', (_, href) => {
    expect(browserFollows(`<a href="${href}"><b>Go</b></a>`)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
  ])('a click %s', (_, click) => {
    expect(browserFollows('<a href="/de/terms"><b>Go</b></a>', click)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(['target="_blank"', 'download'])('a link with %s', (attribute) => {
    expect(browserFollows(`<a href="/de/terms" ${attribute}><b>Go</b></a>`)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('what is no link', () => {
    expect(browserFollows('<p><b>Go</b></p>')).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });
});

it('a click that another handler has prevented is ignored', () => {
  const answer = (event: Event) => event.preventDefault();
  document.addEventListener('click', answer, { capture: true, once: true });
  browserFollows('<a href="/de/terms"><b>Go</b></a>');
  expect(navigate).not.toHaveBeenCalled();
});
