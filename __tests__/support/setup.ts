import '@testing-library/jest-dom';

/** A mock of IntersectionObserver that reports nothing, since jsdom has no layout: no prefetching, no embeds. */
globalThis.IntersectionObserver = class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};
