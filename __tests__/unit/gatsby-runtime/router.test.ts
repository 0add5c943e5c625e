import { canStartApp } from '../../../src/gatsby-runtime/router';

it.each([
  ['/de/terms', '/de/terms'],
  ['/de/no/such/page', '/de/404'],
  ['/no/such/page', '/404.html'],
])('at the path %s, React may hydrate the HTML of the page %s', (pathname, pagePath) => {
  expect(canStartApp(pathname, pagePath)).toBe(true);
});

it.each([
  ['/de/no/such/page', '/404.html', 'the path belongs to the page /de/404'],
  ['/de/terms', '/404.html', 'the path belongs to the page /de/terms'],
  ['/de/100%25', '/de/404', 'Gatsby’s router decodes paths twice'],
  ['/de/%C3%BC', '/de/404', 'Gatsby’s router decodes paths twice'],
  ['/a/:uri', '/404.html', 'Gatsby’s router reads “:” as a pattern'],
])('at the path %s, React must not hydrate the HTML of the page %s, since %s', (pathname, pagePath) => {
  expect(canStartApp(pathname, pagePath)).toBe(false);
});
