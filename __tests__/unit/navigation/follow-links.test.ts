/** @jest-environment jsdom */
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

const go = jest.fn();

beforeAll(() => {
  followLinks(go);
  // jsdom logs an error for each navigation, which it does not implement.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  go.mockClear();
  window.history.replaceState(null, '', '/de/market?q=gold');
});

describe('a click on a link to a page', () => {
  it.each(['/de/terms', '/terms', '/en', '/fr/trade/faq#leverage', '/de/auth/login?x=1'])('%s goes there', (href) => {
    expect(browserFollows(`<a href="${href}"><b>Go</b></a>`)).toBe(false);
    expect(go).toHaveBeenCalledWith({ to: href, entry: 'new', link: document.querySelector('a') });
  });

  it.each([
    ['the page that is shown', '<a href="/de/market"><b>Go</b></a>', '/de/market'],
    ['another language', '<a href="/fr/market?q=gold" data-locale="fr"><b>Go</b></a>', '/fr/market?q=gold'],
  ])('to %s leaves the history as long as it was', (_, link, to) => {
    expect(browserFollows(link)).toBe(false);
    expect(go).toHaveBeenCalledWith({ to, entry: 'same', link: document.querySelector('a') });
  });
});

describe('the browser itself follows', () => {
  it.each([
    ['the bare root, which only redirects', '/'],
    ['another host', 'https://elsewhere.test/de/terms'],
    ['an address that is no page’s', '/de/nowhere'],
    ['a place on the page', '#gold'],
    ['a place on the page, in full', '/de/market?q=gold#gold'],
  ])('a link to %s', (_, href) => {
    expect(browserFollows(`<a href="${href}"><b>Go</b></a>`)).toBe(true);
    expect(go).not.toHaveBeenCalled();
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
  ])('a click %s', (_, click) => {
    expect(browserFollows('<a href="/de/terms"><b>Go</b></a>', click)).toBe(true);
    expect(go).not.toHaveBeenCalled();
  });

  it.each(['target="_blank"', 'download'])('a link with %s', (attribute) => {
    expect(browserFollows(`<a href="/de/terms" ${attribute}><b>Go</b></a>`)).toBe(true);
    expect(go).not.toHaveBeenCalled();
  });
});

it('a click that another handler has prevented is ignored', () => {
  const answer = (event: Event) => event.preventDefault();
  document.addEventListener('click', answer, { capture: true, once: true });
  browserFollows('<a href="/de/terms"><b>Go</b></a>');
  expect(go).not.toHaveBeenCalled();
});
