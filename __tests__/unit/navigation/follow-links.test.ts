/** @jest-environment jsdom */
import { createEvent, fireEvent } from '@testing-library/react';
import { enhanceLanguageLinks } from '../../../src/early/language-links';
import { followLinks } from '../../../src/navigation/follow-links';

/** Clicks an element inside a link. Returns whether the browser would follow the link. */
function browserFollows(attributes: string, click: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>Go</b></a>`;
  const inside = document.querySelector('b')!;
  const event = createEvent.click(inside, { button: 0, ...click });
  fireEvent(inside, event);
  return !event.defaultPrevented;
}

const go = jest.fn();

beforeAll(() => {
  // The early script runs first. As in `gatsby develop`, this document has no `pagePath`, so it counts as hydrated.
  enhanceLanguageLinks();
  followLinks(go, new AbortController().signal);
  // jsdom does not implement navigation, and logs an error for each.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

beforeEach(() => {
  go.mockClear();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/de/market?q=gold');
});

it.each([
  ['href="/terms"', '/terms'],
  ['href="/fr/trade/faq#leverage"', '/fr/trade/faq#leverage'],
  ['href="/de/auth/login?x=1"', '/de/auth/login?x=1'],
  ['href="/de/terms?q=gold#costs"', '/de/terms?q=gold#costs'],
])('on /de/market?q=gold, a click on a link with %s navigates to %s, and adds a history entry', (attributes, to) => {
  expect(browserFollows(attributes)).toBe(false);
  expect(go).toHaveBeenCalledWith({ to, entry: 'new', link: document.querySelector('a') });
});

it.each([
  ['href="/de/market"', '/de/market'],
  ['href="/de/market?q=gold"', '/de/market?q=gold'],
  ['href="/de/market#gold"', '/de/market#gold'],
  ['href="/fr/market" data-locale="fr"', '/fr/market?q=gold'],
  ['href="/market" data-locale="en"', '/market?q=gold'],
])('on /de/market?q=gold, a click on a link with %s navigates to %s, and adds no history entry', (attributes, to) => {
  expect(browserFollows(attributes)).toBe(false);
  expect(go).toHaveBeenCalledWith({ to, entry: 'same', link: document.querySelector('a') });
});

it('on a Page Not Found page, a click on a language link stores the language and opens the same path in that language', () => {
  window.history.replaceState(null, '', '/de/nowhere?x=1');
  expect(browserFollows('href="/fr/404" data-locale="fr"')).toBe(false);
  expect(go).toHaveBeenCalledWith({ to: '/fr/nowhere?x=1', entry: 'same', link: document.querySelector('a') });
  expect(window.localStorage.getItem('locale')).toBe('fr');
});

it.each([
  ['to the address /, which only redirects', 'href="/"', {}],
  ['to another host', 'href="https://elsewhere.test/de/terms"', {}],
  ['to an address without a page', 'href="/de/nowhere"', {}],
  ['to an anchor on the page', 'href="#gold"', {}],
  ['to an anchor on the page, by its full path', 'href="/de/market?q=gold#gold"', {}],
  ['that opens another tab', 'href="/de/terms" target="_blank"', {}],
  ['to a download', 'href="/de/terms" download', {}],
  ['clicked with Ctrl', 'href="/de/terms"', { ctrlKey: true }],
  ['clicked with Cmd', 'href="/de/terms"', { metaKey: true }],
  ['clicked with Shift', 'href="/de/terms"', { shiftKey: true }],
  ['clicked with Alt', 'href="/de/terms"', { altKey: true }],
  ['clicked with the middle button', 'href="/de/terms"', { button: 1 }],
])('the browser itself, not the client-side navigation, follows a link %s', (_, attributes, click) => {
  expect(browserFollows(attributes, click)).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

it('the client-side navigation ignores a click on a link if another handler has prevented its default action', () => {
  const answer = (event: Event) => event.preventDefault();
  document.addEventListener('click', answer, { capture: true, once: true });
  browserFollows('href="/de/terms"');
  expect(go).not.toHaveBeenCalled();
});
