import type { RouteId } from '../routes';

/** A footer link: to a page, or to the support chat, whose address is a setting. */
export type FooterLink = { label: string } & ({ route: RouteId } | { setting: 'supportChatUrl' });

/** Labels are keys of the `common` strings. */
export interface FooterGroup {
  label: string;
  links: readonly FooterLink[];
}

export const footerGroups: readonly FooterGroup[] = [
  {
    label: 'footer.trading',
    links: [
      { route: 'terms', label: 'menu.terms' },
      { route: 'market', label: 'menu.markets' },
      { route: 'login', label: 'footer.personalAccount' },
      { route: 'faq', label: 'menu.faq' },
    ],
  },
  {
    label: 'footer.company',
    links: [
      { route: 'about', label: 'menu.about' },
      { route: 'contacts', label: 'menu.contacts' },
      { setting: 'supportChatUrl', label: 'footer.supportChat' },
    ],
  },
  {
    label: 'footer.documents',
    links: [
      { route: 'clientAgreement', label: 'footer.clientAgreement' },
      { route: 'privacyPolicy', label: 'footer.privacyPolicy' },
      { route: 'returnPolicy', label: 'footer.returnPolicy' },
      { route: 'accessibility', label: 'footer.accessibility' },
    ],
  },
];
