/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';

type Report = (entries: { isIntersecting: boolean; target: Element }[], observer: { unobserve(): void }) => void;

const loader = { enqueue: jest.fn(), hovering: jest.fn() };
const unobserve = jest.fn();
let report: Report;

/** The module caches one observer for all links, so each test imports it again. */
async function load() {
  jest.resetModules();
  return import('../../../src/navigation/fetch-ahead');
}

function linkTo(href: string): HTMLAnchorElement {
  document.body.innerHTML = `<a href="${href}">Go</a>`;
  return document.querySelector('a')!;
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { ___loader: loader });
  window.IntersectionObserver = class {
    constructor(callback: Report) {
      report = callback;
    }
    observe = () => undefined;
  } as unknown as typeof IntersectionObserver;
  window.history.replaceState(null, '', '/de/market');
});

describe('a link in view', () => {
  it('has its page fetched, without query and hash, once', async () => {
    const { fetchAheadInView } = await load();
    const link = linkTo('/de/terms?x=1#y');
    fetchAheadInView(link);
    report([{ isIntersecting: false, target: link }], { unobserve });
    expect(loader.enqueue).not.toHaveBeenCalled();
    report([{ isIntersecting: true, target: link }], { unobserve });
    expect(loader.enqueue.mock.calls).toEqual([['/de/terms']]);
    expect(unobserve).toHaveBeenCalledWith(link);
  });

  it.each(['/de/market', '/', '/de/nowhere', 'https://elsewhere.test/de/terms'])(
    'to %s has nothing fetched',
    async (href) => {
      const { fetchAheadInView } = await load();
      const link = linkTo(href);
      fetchAheadInView(link);
      report([{ isIntersecting: true, target: link }], { unobserve });
      expect(loader.enqueue).not.toHaveBeenCalled();
    },
  );
});

it('a link that the visitor points at has its page prefetched immediately', async () => {
  const { fetchAheadOnInterest } = await load();
  fetchAheadOnInterest();
  fireEvent.pointerOver(linkTo('/de/market'));
  expect(loader.hovering).not.toHaveBeenCalled();
  fireEvent.pointerOver(linkTo('/de/terms#x'));
  expect(loader.hovering.mock.calls).toEqual([['/de/terms']]);
});
