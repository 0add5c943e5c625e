/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { Tree } from '../../../src/i18n/paths';
import { PageShell } from '../../../src/layout/page-shell';
import type { RouteId } from '../../../src/routes';
import { renderInPage } from '../../support/render-in-page';
import { de, en, fr } from '../../support/strings';

/* The frame of every page: skip link, header, footer, and the marks of drafts and demonstrations. */

jest.mock('../../../src/demonstration', () => ({ isDemonstration: true }));

const company = {
  name: 'Velmarch',
  supportEmail: 'help@example.com',
  supportChatUrl: 'https://chat.example.com',
  registration: 'Registered somewhere under number 1.',
  thirdParty: 'load',
} as const;

const shell = (content = 'Copy') => (
  <PageShell company={company}>
    <h1>{content}</h1>
  </PageShell>
);

function show(place: { tree?: Tree; route?: RouteId }) {
  const view = renderInPage(shell(), place);
  // jsdom does not hide closed popovers, so both menus are visible.
  const [wide, narrow] = screen.getAllByRole('navigation');
  return { ...view, wide: within(wide!), narrow: within(narrow!) };
}

const addresses = (within: Pick<typeof screen, 'getAllByRole'>) =>
  within.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

it('a page begins with a way past the header, into the content', () => {
  show({});
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(en.common.skipToContent);
  expect(first).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('a page of a demonstration says first in its content that it is one', () => {
  show({ tree: 'fr' });
  expect(screen.getByRole('main').firstElementChild).toHaveTextContent(fr.drafts.mark.demonstration);
});

it('header and footer stay mounted when a page comes without loading, and mark the new one', () => {
  const current = () => new Set(screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent));
  const { goTo } = show({ tree: 'en', route: 'market' });
  const header = screen.getByRole('banner');
  expect(current()).toEqual(new Set([en.common.menu.markets]));
  goTo('terms', shell('Conditions'));
  expect(current()).toEqual(new Set([en.common.menu.terms]));
  expect(screen.getByRole('banner')).toBe(header);
});

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
  const { wide, narrow } = show({ tree: 'de' });
  expect(addresses(wide).filter((path) => specified.includes(path))).toEqual(specified);
  expect(addresses(narrow)).toEqual(addresses(wide));
});

it('the menus mark the page itself and Trade above it', () => {
  const { wide, narrow } = show({ tree: 'en', route: 'faq' });
  expect(wide.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/en/trade/faq');
  expect(wide.getByRole('button', { name: en.common.menu.trade })).toHaveAttribute('aria-current', 'true');
  expect(narrow.getByText(en.common.menu.trade).closest('summary')).toHaveAttribute('aria-current', 'true');
});

it('every menu button has a panel, and every submenu its group, so that they work before any script', () => {
  show({});
  const panels = screen.getAllByRole('button').map((button) => button.getAttribute('popovertarget'));
  expect(panels).toEqual(['menu-trade', 'menu-language', 'site-menu', 'site-menu']);
  for (const id of panels) expect(document.getElementById(id!)).toHaveAttribute('popover', 'auto');
  const groups = [...document.querySelectorAll('details')].map((submenu) => submenu.getAttribute('name'));
  expect(groups).toEqual(['submenu', 'submenu']);
});

it.each([
  ['home', 'primary'],
  ['login', 'secondary'],
] as const)('on %s the button for a new account is %s, since forms have a filled button themselves', (route, look) => {
  show({ tree: 'de', route });
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: de.common.menu.register });
  expect(links.map(({ pathname }) => pathname)).toEqual(['/de/auth/register', '/de/auth/register']);
  expect(links.map(({ dataset }) => dataset.look)).toEqual([look, look]);
});

it('the language selector links to the same page in the other trees, English without a prefix, and marks its own', () => {
  show({ tree: 'fr', route: 'faq' });
  const panel = within(document.getElementById('menu-language')!);
  expect(panel.getAllByRole('link').map((link) => [link.lang, link.getAttribute('href')])).toEqual([
    ['en', '/trade/faq'],
    ['de', '/de/trade/faq'],
    ['fr', '/fr/trade/faq'],
  ]);
  expect(panel.getByRole('link', { current: true })).toHaveTextContent('Français');
});

it('the footer has the links of the specification, warns of risks and says where the company is registered', () => {
  show({ tree: 'fr' });
  const footer = within(screen.getByRole('contentinfo'));
  const { menu, footer: labels } = fr.common;
  for (const [name, href] of [
    [menu.terms, '/fr/terms'],
    [menu.markets, '/fr/market'],
    [labels.personalAccount, '/fr/auth/login'],
    [menu.faq, '/fr/trade/faq'],
    [menu.about, '/fr/about-us'],
    [menu.contacts, '/fr/contacts'],
    [labels.supportChat, 'https://chat.example.com'],
    [labels.clientAgreement, '/fr/legal/client-agreement'],
    [labels.privacyPolicy, '/fr/legal/privacy-policy'],
    [labels.returnPolicy, '/fr/legal/return-policy'],
    [menu.login, '/fr/auth/login'],
    ['help@example.com', 'mailto:help@example.com'],
    ['Velmarch', '/fr'],
  ] as const)
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(footer.getByText(fr.common.riskWarning.title)).toBeVisible();
  expect(footer.getByText('Registered somewhere under number 1.')).toBeVisible();
});
