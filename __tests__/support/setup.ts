import '@testing-library/jest-dom';

/** jsdom has no layout: nothing ever comes into view, so nothing is fetched ahead and no third party asked. */
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
