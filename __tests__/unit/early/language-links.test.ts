/** @jest-environment jsdom */
import { createEvent, fireEvent } from '@testing-library/react';
import { followLanguageLinks } from '../../../src/early/language-links';

function linkTo(locale: string, here = '/en/terms?x=1#faq'): HTMLAnchorElement {
  window.history.replaceState(null, '', here);
  document.body.innerHTML = `<a href="/anywhere" data-locale="${locale}"><b>Language</b></a>`;
  return document.querySelector('a')!;
}

/** Clicks a link. Returns whether the browser would follow it. */
function browserFollows(link: HTMLAnchorElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(link.firstChild!, { button: 0, ...init });
  fireEvent(link.firstChild!, click);
  return !click.defaultPrevented;
}

beforeAll(() => {
  followLanguageLinks();
  // jsdom does not implement navigation, and logs an error for each.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => window.localStorage.clear());

it.each([
  ['/en/terms?x=1#faq', 'de', '/de/terms?x=1#faq'],
  ['/de/terms?x=1#faq', 'en', '/terms?x=1#faq'],
  ['/de?x=1', 'en', '/en?x=1'],
  ['/de/no/such/page', 'fr', '/fr/no/such/page'],
])(
  'before React starts, on %s, a click on the language link for %s leads to %s and stores the language',
  (here, locale, there) => {
    const link = linkTo(locale, here);
    expect(browserFollows(link)).toBe(false);
    expect(link).toHaveAttribute('href', there);
    expect(window.localStorage.getItem('locale')).toBe(locale);
  },
);

it.each([
  ['a Ctrl-click', (link: HTMLAnchorElement) => browserFollows(link, { ctrlKey: true })],
  ['a middle-click', (link: HTMLAnchorElement) => fireEvent.pointerDown(link.firstChild!, { button: 1 })],
])(
  'before React starts, %s on a language link adds query and hash of the current page to the link, but stores no language',
  (_, press) => {
    const link = linkTo('de');
    press(link);
    expect(link).toHaveAttribute('href', '/de/terms?x=1#faq');
    expect(window.localStorage).toHaveLength(0);
  },
);

it('the early script (src/early) ignores a click on a language link that React has already handled', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  browserFollows(linkTo('de'));
  expect(window.localStorage).toHaveLength(0);
});
