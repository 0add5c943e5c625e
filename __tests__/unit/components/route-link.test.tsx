/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { RouteLink } from '../../../src/components/route-link';
import { renderInPage } from '../../support/render-in-page';

it.each([
  ['bare', '/trade/faq'],
  ['de', '/de/trade/faq'],
] as const)('a link stays in its tree (%s)', (tree, href) => {
  renderInPage(<RouteLink route="faq">FAQ</RouteLink>, { tree });
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it('a link is current on its own page alone', () => {
  const { goTo } = renderInPage(<RouteLink route="trade">Terminal</RouteLink>, { route: 'trade' });
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  goTo('faq');
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});

it('a link to a place in the page is not the current page', () => {
  const link = (
    <RouteLink route="faq" hash="leverage">
      Leverage
    </RouteLink>
  );
  renderInPage(link, { route: 'faq' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/trade/faq#leverage');
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});
