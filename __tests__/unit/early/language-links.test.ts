/** @jest-environment jsdom */
import { createEvent, fireEvent } from '@testing-library/react';
import { followLanguageLinks } from '../../../src/early/language-links';

function linkTo(locale: string, here = '/en/terms?x=1#faq'): HTMLAnchorElement {
  window.history.replaceState(null, '', here);
  document.body.innerHTML = `<a href="/anywhere" data-locale="${locale}"><b>Language</b></a>`;
  return document.querySelector('a')!;
}

/** Clicks a link that the app follows, as after hydration. Returns whether anything is left for the app to do. */
function click(link: HTMLAnchorElement, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  const app = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', app, { once: true });
  fireEvent(link.firstChild!, createEvent.click(link.firstChild!, { button: 0, ...init }));
  return isLeft;
}

beforeAll(followLanguageLinks);
beforeEach(() => window.localStorage.clear());

it.each([
  ['/en/terms?x=1#faq', 'de', '/de/terms?x=1#faq'],
  ['/de/terms?x=1#faq', 'en', '/terms?x=1#faq'],
  ['/de?x=1', 'en', '/en?x=1'],
  ['/de/no/such/page', 'fr', '/fr/no/such/page'],
])('on %s the language link %s leads to %s, and remembers it', (here, locale, there) => {
  const link = linkTo(locale, here);
  expect(click(link)).toBe(true);
  expect(link).toHaveAttribute('href', there);
  expect(window.localStorage.getItem('locale')).toBe(locale);
});

it.each([
  ['a click with Ctrl', (link: HTMLAnchorElement) => click(link, { ctrlKey: true })],
  ['the middle button', (link: HTMLAnchorElement) => fireEvent.pointerDown(link.firstChild!, { button: 1 })],
])('a language link leads %s to the same page, and remembers nothing here', (_, press) => {
  const link = linkTo('de');
  press(link);
  expect(link).toHaveAttribute('href', '/de/terms?x=1#faq');
  expect(window.localStorage).toHaveLength(0);
});
