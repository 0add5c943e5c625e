/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { RouteLink } from '../../../src/components/route-link';
import { renderInPage } from '../../support/render-in-page';

it('a link to an element of the current page has the element’s id as hash, and no aria-current', () => {
  renderInPage(
    <RouteLink route="faq" hash="leverage">
      FAQ
    </RouteLink>,
    { tree: 'de', route: 'faq' },
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/trade/faq#leverage');
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});
