/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Footer } from '../../src/layout/footer';
import { company, renderInPlace } from './render-in-place';

describe('the footer', () => {
  it.each([
    ['Conditions', '/fr/terms'],
    ['Marchés', '/fr/market'],
    ['Espace client', '/fr/auth/login'],
    ['FAQ', '/fr/trade/faq'],
    ['À propos', '/fr/about-us'],
    ['Contact', '/fr/contacts'],
    ['Chat d’assistance', 'https://chat.example.com'],
    ['Convention de compte', '/fr/legal/client-agreement'],
    ['Politique de confidentialité', '/fr/legal/privacy-policy'],
    ['Politique de remboursement', '/fr/legal/return-policy'],
    ['Accessibilité', '/fr/legal/accessibility'],
    ['Se connecter', '/fr/auth/login'],
    ['help@example.com', 'mailto:help@example.com'],
    ['Example & Co', '/fr'],
  ])('links “%s” to %s', (name, href) => {
    renderInPlace(<Footer company={company} />, { tree: 'fr' });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['en', 'Risk warning.'],
    ['de', 'Risikohinweis.'],
    ['fr', 'Avertissement sur les risques.'],
  ] as const)('warns of the risk in the language of the page (%s)', (tree, title) => {
    renderInPlace(<Footer company={company} />, { tree });
    expect(screen.getByText(title)).toBeVisible();
  });

  it('says where the company is registered', () => {
    renderInPlace(<Footer company={company} />, {});
    expect(screen.getByText('Registered somewhere under number 1.')).toBeVisible();
  });
});
