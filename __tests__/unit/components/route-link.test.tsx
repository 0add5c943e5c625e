/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { RouteLink } from '../../../src/components/route-link';
import { renderInPage } from '../../support/render-in-page';

it.each([
  [undefined, '/de/trade/faq', 'page'],
  ['leverage', '/de/trade/faq#leverage', null],
])('a link with the hash %j to the current page has the href %s and aria-current %j', (hash, href, current) => {
  renderInPage(<RouteLink {...{ route: 'faq', hash }}>FAQ</RouteLink>, { tree: 'de', route: 'faq' });
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
