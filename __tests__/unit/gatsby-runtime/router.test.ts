import { canStartApp } from '../../../src/gatsby-runtime/router';

it.each([
  ['/de/terms', '/de/terms'],
  ['/de/no/such/page', '/de/404'],
  ['/no/such/page', '/404.html'],
])('React may start at the path %s with the HTML of the page %s', (pathname, pagePath) => {
  expect(canStartApp(pathname, pagePath)).toBe(true);
});

it.each([
  ['/de/no/such/page', '/404.html'],
  ['/de/terms', '/404.html'],
  ['/de/100%25', '/de/404'],
  ['/de/%C3%BC', '/de/404'],
  ['/a/:uri', '/404.html'],
])('React must not start at the path %s with the HTML of the page %s', (pathname, pagePath) => {
  expect(canStartApp(pathname, pagePath)).toBe(false);
});
