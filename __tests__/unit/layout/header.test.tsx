/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Header } from '../../../src/layout/header';
import type { Tree } from '../../../src/i18n/paths';
import type { RouteId } from '../../../src/routes';
import { company, renderInPlace } from './render-in-place';
import { de, en, fr } from '../../support/strings';

function showHeader(place: { tree?: Tree; route?: RouteId } = {}) {
  renderInPlace(<Header company={company} />, place);
  // jsdom does not hide closed popovers, so both menus are visible.
  const [wide, narrow] = screen.getAllByRole('navigation');
  return { wide: within(wide!), narrow: within(narrow!) };
}

describe('the header', () => {
  it('lists the pages of the menu in order, with those of Trade below it', () => {
    const { wide } = showHeader({ tree: 'de' });
    expect(wide.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/de/terms',
      '/de/market',
      '/de/trade',
      '/de/trade/fundamentals',
      '/de/trade/analysis',
      '/de/trade/tehnical-analysis',
      '/de/trade/faq',
      '/de/about-us',
      '/de/contacts',
    ]);
  });

  it('has the same pages in the narrow menu', () => {
    const { wide, narrow } = showHeader();
    const addresses = (menu: typeof wide) => menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses(narrow)).toEqual(addresses(wide));
  });

  it('marks the page itself and Trade above it', () => {
    const { wide, narrow } = showHeader({ route: 'faq' });
    expect(wide.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      expect.stringContaining(en.common.menu.faq),
    );
    expect(wide.getByRole('button', { name: en.common.menu.trade })).toHaveAttribute('aria-current', 'true');
    expect(narrow.getByText(en.common.menu.trade).closest('summary')).toHaveAttribute('aria-current', 'true');
  });

  it('marks nothing on a page that the menu does not name', () => {
    const { wide } = showHeader({ route: 'login' });
    expect(wide.queryByRole('link', { current: 'page' })).toBeNull();
    expect(wide.getByRole('button', { name: en.common.menu.trade })).not.toHaveAttribute('aria-current');
  });

  it('opens the narrow submenu by itself only among its pages', () => {
    const { narrow } = showHeader({ route: 'analysis' });
    expect(narrow.getByText(en.common.menu.trade).closest('details')).toHaveAttribute('open');
  });

  it('lets one submenu of the narrow menu be open at a time', () => {
    showHeader();
    const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(names).toEqual(['submenu', 'submenu']);
  });

  it('gives every menu button a panel, so that they work before any script', () => {
    showHeader();
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('popovertarget'))).toEqual([
      'menu-trade',
      'menu-language',
      'site-menu',
      'site-menu',
    ]);
    for (const button of buttons) {
      expect(document.getElementById(button.getAttribute('popovertarget')!)).toHaveAttribute('popover', 'auto');
    }
  });

  it('names the buttons that show only an icon', () => {
    showHeader({ tree: 'fr' });
    expect(screen.getByRole('button', { name: fr.common.menu.open })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: fr.common.menu.close })).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('leads to a new account by the filled button, in the bar and in the full-screen menu', () => {
    showHeader({ tree: 'de' });
    const links = screen.getAllByRole('link', { name: de.common.menu.register });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/de/auth/register', '/de/auth/register']);
    expect(links.map((link) => link.dataset.look)).toEqual(['primary', 'primary']);
  });

  it('has no filled button on sign-in pages, where the form has its own', () => {
    showHeader({ route: 'login' });
    const links = [en.common.menu.login, en.common.menu.register].flatMap((name) =>
      screen.getAllByRole('link', { name }),
    );
    expect(new Set(links.map((link) => link.dataset.look))).toEqual(new Set(['onDark']));
  });

  it('leads home by the logo, which says the company’s name, and to the login', () => {
    showHeader({ tree: 'fr' });
    expect(screen.getAllByRole('link', { name: 'Example & Co' })[0]).toHaveAttribute('href', '/fr');
    expect(screen.getAllByRole('link', { name: fr.common.menu.login })[0]).toHaveAttribute('href', '/fr/auth/login');
  });
});

describe('the language selector', () => {
  it('links to the same page in the other trees, English without a prefix', () => {
    showHeader({ tree: 'fr', route: 'faq' });
    const panel = within(document.getElementById('menu-language')!);
    expect(panel.getAllByRole('link').map((link) => [link.getAttribute('lang'), link.getAttribute('href')])).toEqual([
      ['en', '/trade/faq'],
      ['de', '/de/trade/faq'],
      ['fr', '/fr/trade/faq'],
    ]);
  });

  it('marks the language of the page and names each by itself', () => {
    showHeader({ tree: 'bare' });
    const panel = within(document.getElementById('menu-language')!);
    expect(panel.getByRole('link', { current: true })).toHaveTextContent('English');
    expect(panel.getByRole('link', { name: 'Français' })).toHaveAttribute('hreflang', 'fr');
  });

  it('says what the button is for and which language is shown', () => {
    showHeader({ tree: 'de' });
    expect(screen.getByRole('button', { name: `${de.common.language.label} de` })).toBeInTheDocument();
  });
});
