// Only test files with a DOM load jest-dom, because loading it takes 70 ms.
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
