/** @jest-environment jsdom */
import { createEvent, fireEvent } from '@testing-library/react';
import { followLanguageLinks } from '../../../src/early/language-links';

const at = (address: string) => window.history.replaceState(null, '', address);

function linkTo(locale: string): HTMLAnchorElement {
  document.body.innerHTML = `<a href="/anywhere" data-locale="${locale}"><b>Language</b></a>`;
  return document.querySelector('a')!;
}

/** Clicks a link that the app follows, as after hydration. Returns whether anything is left for the app to do. */
function click(link: HTMLAnchorElement, init: MouseEventInit = {}): boolean {
  const app = jest.fn((event: Event) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  document.addEventListener('click', app, { once: true });
  const inside = link.querySelector('b')!;
  fireEvent(inside, createEvent.click(inside, { bubbles: true, cancelable: true, button: 0, ...init }));
  return app.mock.results[0]?.value;
}

beforeAll(followLanguageLinks);
beforeEach(() => window.localStorage.clear());

describe('a link of the language selector', () => {
  it.each([
    ['/en/terms?x=1#faq', 'de', '/de/terms?x=1#faq'],
    ['/terms?x=1#faq', 'fr', '/fr/terms?x=1#faq'],
    ['/de/terms?x=1#faq', 'en', '/terms?x=1#faq'],
    ['/de', 'fr', '/fr'],
    ['/de?x=1', 'en', '/en?x=1'],
    ['/de/no/such/page', 'fr', '/fr/no/such/page'],
  ])('on %s leads to %s: %s, and remembers it', (here, locale, there) => {
    at(here);
    const link = linkTo(locale);
    expect(click(link)).toBe(true);
    expect(link).toHaveAttribute('href', there);
    expect(window.localStorage.getItem('locale')).toBe(locale);
  });

  it.each([
    ['a click with Ctrl', (link: HTMLAnchorElement) => click(link, { ctrlKey: true })],
    ['the middle button', (link: HTMLAnchorElement) => fireEvent.pointerDown(link.firstChild!, { button: 1 })],
  ])('leads %s to the same page, and remembers nothing here', (_, press) => {
    at('/en/terms?x=1#faq');
    const link = linkTo('de');
    press(link);
    expect(link).toHaveAttribute('href', '/de/terms?x=1#faq');
    expect(window.localStorage).toHaveLength(0);
  });
});
