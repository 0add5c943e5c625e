/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { RouteLink } from '../../../src/components/route-link';
import { renderInPage } from '../../support/render-in-page';

it.each([
  ['trade', undefined, '/de/trade', 'page'],
  ['faq', undefined, '/de/trade/faq', null],
  ['trade', 'charts', '/de/trade#charts', null],
] as const)('a link on the page trade to %s, at the place %s, is %s; current: %s', (route, hash, href, current) => {
  const link = (
    <RouteLink route={route} hash={hash}>
      Text
    </RouteLink>
  );
  renderInPage(link, { tree: 'de', route: 'trade' });
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
