/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Footer } from '../../../src/layout/footer';
import { company, renderInPlace } from './render-in-place';
import { de, en, fr } from '../../support/strings';

describe('the footer', () => {
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
    [fr.common.footer.accessibility, '/fr/legal/accessibility'],
    [fr.common.menu.login, '/fr/auth/login'],
    ['help@example.com', 'mailto:help@example.com'],
    ['Example & Co', '/fr'],
  ])('links “%s” to %s', (name, href) => {
    renderInPlace(<Footer company={company} />, { tree: 'fr' });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['en', en.common.riskWarning.title],
    ['de', de.common.riskWarning.title],
    ['fr', fr.common.riskWarning.title],
  ] as const)('warns of the risk in the language of the page (%s)', (tree, title) => {
    renderInPlace(<Footer company={company} />, { tree });
    expect(screen.getByText(title)).toBeVisible();
  });

  it('says where the company is registered', () => {
    renderInPlace(<Footer company={company} />, {});
    expect(screen.getByText('Registered somewhere under number 1.')).toBeVisible();
  });
});
