/** @jest-environment jsdom */
import { createEvent, fireEvent } from '@testing-library/react';
import { enhanceLanguageLinks } from '../../../src/early/language-links';
import { watchLocation } from '../../support/watch-location';

// The page is not hydrated. On hydrated pages, `src/navigation` follows the links (`navigation/follow-links.test.ts`).
jest.mock('../../../src/gatsby-runtime/hydration');

const replace = watchLocation('replace');

function linkTo(locale: string, here = '/en/terms?x=1#faq'): HTMLAnchorElement {
  window.history.replaceState(null, '', here);
  document.body.innerHTML = `<a href="/anywhere" data-locale="${locale}"><b>Language</b></a>`;
  return document.querySelector('a')!;
}

/** Clicks a link. Returns whether the browser would follow it, which jsdom cannot. */
function browserFollows(link: HTMLAnchorElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(link.firstChild!, { button: 0, ...init });
  let follows = false;
  const stop = (event: Event) => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(link.firstChild!, click);
  return follows;
}

beforeAll(enhanceLanguageLinks);
beforeEach(() => {
  window.localStorage.clear();
  jest.clearAllMocks();
});

it.each([
  ['/en/terms?x=1#faq', 'de', '/de/terms?x=1#faq'],
  ['/de/terms?x=1#faq', 'en', '/terms?x=1#faq'],
  ['/de?x=1', 'en', '/en?x=1'],
  ['/de/no/such/page', 'fr', '/fr/no/such/page'],
])('on %s, a click on the language link for %s loads %s and stores the language', (here, locale, there) => {
  const link = linkTo(locale, here);
  expect(browserFollows(link)).toBe(false);
  expect(replace).toHaveBeenCalledWith(`http://localhost${there}`);
  expect(link).toHaveAttribute('href', there);
  expect(window.localStorage.getItem('locale')).toBe(locale);
});

it('a click on the link for the language of the page stores the language, and loads nothing', () => {
  expect(browserFollows(linkTo('de', '/de/terms?x=1#faq'))).toBe(false);
  expect(replace).not.toHaveBeenCalled();
  expect(window.localStorage.getItem('locale')).toBe('de');
});

it.each([
  ['a Ctrl-click', (link: HTMLAnchorElement) => browserFollows(link, { ctrlKey: true })],
  ['a middle-click', (link: HTMLAnchorElement) => fireEvent.pointerDown(link.firstChild!, { button: 1 })],
])('%s on a language link adds query and hash of the current page to the link, and does nothing else', (_, press) => {
  const link = linkTo('de');
  expect(press(link)).toBe(true);
  expect(link).toHaveAttribute('href', '/de/terms?x=1#faq');
  expect(replace).not.toHaveBeenCalled();
  expect(window.localStorage).toHaveLength(0);
});

it('a click on a language link does nothing if another listener has prevented its default action', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  browserFollows(linkTo('de'));
  expect(replace).not.toHaveBeenCalled();
  expect(window.localStorage).toHaveLength(0);
});
