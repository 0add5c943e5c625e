// Takes 70 ms in each test file, so only those with a DOM load it.
if ('document' in globalThis) require('@testing-library/jest-dom');

/**
 * A mock of IntersectionObserver that never calls back, since jsdom has no layout. So nothing is prefetched or
 * embedded.
 */
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
