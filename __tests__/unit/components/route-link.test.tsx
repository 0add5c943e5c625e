/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { RouteLink } from '../../../src/components/route-link';
import { renderInPage } from '../../support/render-in-page';

const onFaqPage = { tree: 'de', route: 'faq' } as const;

it('a link to the current page is marked with aria-current="page"', () => {
  renderInPage(<RouteLink route="faq">FAQ</RouteLink>, onFaqPage);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/trade/faq');
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
});

it('a link to an element of the current page has the element’s id as hash, and no aria-current', () => {
  renderInPage(
    <RouteLink route="faq" hash="leverage">
      FAQ
    </RouteLink>,
    onFaqPage,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/trade/faq#leverage');
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});
