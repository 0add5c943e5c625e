/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Footer } from '../../../src/layout/footer';
import { renderInPage } from '../../support/render-in-page';
import { fr } from '../../support/strings';
import { company } from './company';

it.each([
  [fr.common.menu.terms, '/fr/terms'],
  [fr.common.menu.markets, '/fr/market'],
  [fr.common.footer.personalAccount, '/fr/auth/login'],
  ['FAQ', '/fr/trade/faq'],
  [fr.common.menu.about, '/fr/about-us'],
  [fr.common.menu.contacts, '/fr/contacts'],
  [fr.common.footer.supportChat, 'https://chat.example.com'],
  [fr.common.footer.clientAgreement, '/fr/legal/client-agreement'],
  [fr.common.footer.privacyPolicy, '/fr/legal/privacy-policy'],
  [fr.common.footer.returnPolicy, '/fr/legal/return-policy'],
  [fr.common.menu.login, '/fr/auth/login'],
  ['help@example.com', 'mailto:help@example.com'],
  ['Velmarch', '/fr'],
])('the footer links “%s” to %s', (name, href) => {
  renderInPage(<Footer company={company} />, { tree: 'fr' });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('the footer warns of risks and says where the company is registered', () => {
  renderInPage(<Footer company={company} />, { tree: 'fr' });
  expect(screen.getByText(fr.common.riskWarning.title)).toBeVisible();
  expect(screen.getByText('Registered somewhere under number 1.')).toBeVisible();
});
