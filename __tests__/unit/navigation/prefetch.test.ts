/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { prefetchInView, prefetchOnInterest } from '../../../src/navigation/prefetch';

type Report = (entries: { isIntersecting: boolean; target: Element }[], observer: { unobserve(): void }) => void;

const loader = { enqueue: jest.fn(), loadPage: jest.fn() };
const unobserve = jest.fn();

/** Reports to the mocked IntersectionObserver whether a link is in view. */
let report: (isIntersecting: boolean, target: Element) => void;

beforeAll(() => {
  Object.assign(window, { ___loader: loader });
  window.IntersectionObserver = class {
    constructor(callback: Report) {
      report = (isIntersecting, target) => callback([{ isIntersecting, target }], { unobserve });
    }
    observe = () => undefined;
  } as unknown as typeof IntersectionObserver;
  window.history.replaceState(null, '', '/de/market');
});

beforeEach(() => jest.clearAllMocks());

function linkTo(href: string): HTMLAnchorElement {
  document.body.innerHTML = `<a href="${href}">Go</a>`;
  return document.querySelector('a')!;
}

it('the page of a link that is scrolled into view is prefetched once, by its path without query and hash', () => {
  const link = linkTo('/de/terms?x=1#y');
  prefetchInView(link);
  report(false, link);
  expect(loader.enqueue).not.toHaveBeenCalled();
  report(true, link);
  expect(loader.enqueue.mock.calls).toEqual([['/de/terms']]);
  expect(unobserve).toHaveBeenCalledWith(link);
});

it('a link to the current page prefetches nothing when it is scrolled into view', () => {
  const link = linkTo('/de/market');
  prefetchInView(link);
  report(true, link);
  expect(loader.enqueue).not.toHaveBeenCalled();
});

it('the page of a link is prefetched at once when the visitor points at the link', () => {
  prefetchOnInterest();
  fireEvent.pointerOver(linkTo('/de/market'));
  expect(loader.loadPage).not.toHaveBeenCalled();
  fireEvent.pointerOver(linkTo('/de/terms#x'));
  expect(loader.loadPage.mock.calls).toEqual([['/de/terms']]);
});
