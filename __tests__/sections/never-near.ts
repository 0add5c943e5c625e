/** jsdom has no layout: here nothing ever comes near the visible part of a page, so no third party is asked. */
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
