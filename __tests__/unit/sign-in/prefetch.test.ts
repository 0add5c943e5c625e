/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { prefetchOnInterest } from '../../../src/sign-in/prefetch';

function linkTo(href: string): HTMLElement {
  document.body.innerHTML = `<a href="${href}"><span>Go on</span></a>`;
  return document.querySelector('span')!;
}

describe('the forms’ code', () => {
  it.each(['/auth/login', '/de/auth/register', '/fr/auth/forgot-password', '/en/auth/login?x=1#main'])(
    'is prefetched once when the visitor points at a link to %s',
    (href) => {
      const fetchAhead = jest.fn();
      const inside = linkTo(href);
      prefetchOnInterest(fetchAhead);
      expect(fetchAhead).not.toHaveBeenCalled();
      fireEvent.pointerOver(inside);
      fireEvent.pointerOver(inside);
      expect(fetchAhead).toHaveBeenCalledTimes(1);
    },
  );

  it('is fetched when such a link gets the focus', () => {
    const fetchAhead = jest.fn();
    linkTo('/auth/login');
    prefetchOnInterest(fetchAhead);
    document.querySelector('a')!.focus();
    expect(fetchAhead).toHaveBeenCalledTimes(1);
  });

  it('is fetched when such a link had the focus before anything listened', () => {
    const fetchAhead = jest.fn();
    linkTo('/auth/login');
    document.querySelector('a')!.focus();
    prefetchOnInterest(fetchAhead);
    expect(fetchAhead).toHaveBeenCalledTimes(1);
  });

  it.each(['/en/terms', '/auth/register/confirmed', 'https://elsewhere.test/auth/login', 'mailto:someone@example.com'])(
    'is not prefetched when the visitor points at a link to %s',
    (href) => {
      const fetchAhead = jest.fn();
      const inside = linkTo(href);
      prefetchOnInterest(fetchAhead);
      fireEvent.pointerOver(inside);
      fireEvent.pointerOver(document);
      expect(fetchAhead).not.toHaveBeenCalled();
    },
  );
});
