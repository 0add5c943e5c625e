import type common from '../../locales/en/common.json';
import type { RouteId } from '../routes';
import type { MenuLabel } from './menu-items';

type FooterLabel = MenuLabel | `footer.${keyof typeof common.footer}`;

/** A link of the footer: to a page, or to the support chat, whose URL is a setting. */
type FooterLink = { label: FooterLabel } & ({ route: RouteId } | { setting: 'supportChatUrl' });

export interface FooterGroup {
  label: FooterLabel;
  links: readonly FooterLink[];
}

/** Links to the legal texts: in the footer, and on each legal page. */
export const legalLinks = [
  { route: 'clientAgreement', label: 'footer.clientAgreement' },
  { route: 'privacyPolicy', label: 'footer.privacyPolicy' },
  { route: 'returnPolicy', label: 'footer.returnPolicy' },
  { route: 'accessibility', label: 'footer.accessibility' },
] as const;

export const footerGroups: readonly FooterGroup[] = [
  {
    label: 'footer.trading',
    links: [
      { route: 'terms', label: 'menu.terms' },
      { route: 'market', label: 'menu.markets' },
      { route: 'trade', label: 'menu.terminal' },
      { route: 'login', label: 'footer.personalAccount' },
    ],
  },
  {
    label: 'footer.guides',
    links: [
      { route: 'fundamentals', label: 'menu.basics' },
      { route: 'analysis', label: 'menu.analysis' },
      { route: 'technicalAnalysis', label: 'menu.technicalAnalysis' },
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
    links: legalLinks,
  },
];
