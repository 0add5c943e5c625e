/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { Tree } from '../../../src/i18n/paths';
import { PageShell } from '../../../src/layout/page-shell';
import type { RouteId } from '../../../src/routes';
import { renderInPage } from '../../support/render-in-page';
import { de, en, fr } from '../../support/strings';

/* Tests of the layout of every page: skip link, header, footer, and the notes on drafts and demonstrations. */

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

it('the first link on a page skips the header and leads to the main content', () => {
  show({});
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(en.common.skipToContent);
  expect(first).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('on a demonstration site, the main content of a page begins with a note that the site is a demonstration', () => {
  show({ tree: 'fr' });
  expect(screen.getByRole('main').firstElementChild).toHaveTextContent(fr.marks.demonstration);
});

it('header and footer stay mounted in a client-side navigation, and mark the links to the new page as current', () => {
  const current = () => new Set(screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent));
  const { goTo } = show({ tree: 'en', route: 'market' });
  const header = screen.getByRole('banner');
  expect(current()).toEqual(new Set([en.common.menu.markets]));
  goTo('terms', shell('Conditions'));
  expect(current()).toEqual(new Set([en.common.menu.terms]));
  expect(screen.getByRole('banner')).toBe(header);
});

/** The pages that the specification lists for the menus, in its order. The menus may list other pages in between. */
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

it('the desktop menu and the full-screen menu list the same pages, in the order of the specification', () => {
  const { wide, narrow } = show({ tree: 'de' });
  expect(addresses(wide).filter((path) => specified.includes(path))).toEqual(specified);
  expect(addresses(narrow)).toEqual(addresses(wide));
});

it('on a page below Trade, both menus mark Trade as current, and the desktop menu also marks the link to the page', () => {
  const { wide, narrow } = show({ tree: 'en', route: 'faq' });
  expect(wide.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/en/trade/faq');
  expect(wide.getByRole('button', { name: en.common.menu.trade })).toHaveAttribute('aria-current', 'true');
  expect(narrow.getByText(en.common.menu.trade).closest('summary')).toHaveAttribute('aria-current', 'true');
});

it.each([
  ['the home page', 'primary', 'home'],
  ['a page with a form, such as login', 'secondary', 'login'],
] as const)('on %s, “Open an account” in the header is a %s button', (_page, look, route) => {
  show({ tree: 'de', route });
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: de.common.menu.register });
  expect(links.map(({ pathname }) => pathname)).toEqual(['/de/auth/register', '/de/auth/register']);
  expect(links.map(({ dataset }) => dataset.look)).toEqual([look, look]);
});

it('the language menu links to the same page in each language, English without a prefix, and marks the current one', () => {
  show({ tree: 'fr', route: 'faq' });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#menu-language a[data-locale]')];
  expect(links.map((link) => [link.dataset.locale, link.lang, link.getAttribute('href')])).toEqual([
    ['en', 'en', '/trade/faq'],
    ['de', 'de', '/de/trade/faq'],
    ['fr', 'fr', '/fr/trade/faq'],
  ]);
  expect(links.filter((link) => link.ariaCurrent).map((link) => link.textContent)).toEqual(['Français']);
});

it('the footer has the risk warning, the company’s registration, and all links that the specification lists', () => {
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
