/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Header } from '../../../src/layout/header';
import type { Tree } from '../../../src/i18n/paths';
import type { RouteId } from '../../../src/routes';
import { renderInPage } from '../../support/render-in-page';
import { de, en } from '../../support/strings';
import { company } from './company';

function showHeader(place: { tree?: Tree; route?: RouteId }) {
  renderInPage(<Header company={company} />, place);
  // jsdom does not hide closed popovers, so both menus are visible.
  const [wide, narrow] = screen.getAllByRole('navigation');
  return { wide: within(wide!), narrow: within(narrow!) };
}

/** What the specification lists, in its order. Pages that are added to the menu may stand between. */
const specified = [
  '/de/terms',
  '/de/market',
  '/de/trade',
  '/de/trade/fundamentals',
  '/de/trade/analysis',
  '/de/trade/tehnical-analysis',
  '/de/trade/faq',
  '/de/about-us',
  '/de/contacts',
];

it('the menus of wide and narrow windows list the same pages, those of Trade below it', () => {
  const [wide = [], narrow] = Object.values(showHeader({ tree: 'de' })).map((menu) =>
    menu.getAllByRole('link').map((link) => link.getAttribute('href') ?? ''),
  );
  expect(wide.filter((path) => specified.includes(path))).toEqual(specified);
  expect(narrow).toEqual(wide);
});

it('the menus mark the page itself and Trade above it', () => {
  const { wide, narrow } = showHeader({ tree: 'en', route: 'faq' });
  expect(wide.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/en/trade/faq');
  expect(wide.getByRole('button', { name: en.common.menu.trade })).toHaveAttribute('aria-current', 'true');
  expect(narrow.getByText(en.common.menu.trade).closest('summary')).toHaveAttribute('aria-current', 'true');
});

it('every menu button has a panel, and every submenu its group, so that they work before any script', () => {
  showHeader({});
  const panels = screen.getAllByRole('button').map((button) => button.getAttribute('popovertarget'));
  expect(panels).toEqual(['menu-trade', 'menu-language', 'site-menu', 'site-menu']);
  for (const id of panels) expect(document.getElementById(id!)).toHaveAttribute('popover', 'auto');
  const groups = [...document.querySelectorAll('details')].map((submenu) => submenu.getAttribute('name'));
  expect(groups).toEqual(['submenu', 'submenu']);
});

it.each([
  ['home', 'primary'],
  ['login', 'onDark'],
] as const)(
  'on %s the button for a new account is %s, since the forms have a filled button of their own',
  (route, look) => {
    showHeader({ tree: 'de', route });
    const links = screen.getAllByRole('link', { name: de.common.menu.register });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/de/auth/register', '/de/auth/register']);
    expect(links.map((link) => link.dataset.look)).toEqual([look, look]);
  },
);

it('the language selector links to the same page in the other trees, English without a prefix, and marks its own', () => {
  showHeader({ tree: 'fr', route: 'faq' });
  const panel = within(document.getElementById('menu-language')!);
  expect(panel.getAllByRole('link').map((link) => [link.lang, link.getAttribute('href')])).toEqual([
    ['en', '/trade/faq'],
    ['de', '/de/trade/faq'],
    ['fr', '/fr/trade/faq'],
  ]);
  expect(panel.getByRole('link', { current: true })).toHaveTextContent('Français');
});
