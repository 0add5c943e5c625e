/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ActionLink } from '../../../src/components/action-link';
import { RouteLink } from '../../../src/components/route-link';
import { trees } from '../../../src/i18n/paths';
import { renderInPlace } from '../layout/render-in-place';

describe('a link to a route', () => {
  it.each(trees)('stays in its tree (%s)', (tree) => {
    renderInPlace(<RouteLink route="faq">FAQ</RouteLink>, { tree });
    expect(screen.getByRole('link')).toHaveAttribute('href', tree === 'bare' ? '/trade/faq' : `/${tree}/trade/faq`);
  });

  it('leads to the root from the bare tree', () => {
    renderInPlace(<RouteLink route="home">Home</RouteLink>, { tree: 'bare', route: 'faq' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  });

  it('is current on its own page alone', () => {
    const { goTo } = renderInPlace(<RouteLink route="trade">Terminal</RouteLink>, { route: 'trade' });
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
    goTo('faq');
    expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
  });

  it('can name a place in the page, and is not the current page then', () => {
    const link = (
      <RouteLink route="faq" hash="leverage">
        Leverage
      </RouteLink>
    );
    renderInPlace(link, { route: 'faq' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/trade/faq#leverage');
    expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
  });
});

describe('a link that looks like a button', () => {
  it('is a link, and its arrow says nothing', () => {
    renderInPlace(
      <ActionLink route="register" look="onDark" arrow>
        Open an account
      </ActionLink>,
      { tree: 'de' },
    );
    const link = screen.getByRole('link', { name: 'Open an account' });
    expect(link).toHaveAttribute('href', '/de/auth/register');
    expect(link).toHaveAttribute('data-look', 'onDark');
    expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
