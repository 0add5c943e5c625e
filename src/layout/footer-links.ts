import type common from '../../locales/en/common.json';
import { legalRoutes, type RouteId } from '../routes';
import type { MenuLabel } from './menu-items';

type FooterLabel = MenuLabel | `footer.${keyof typeof common.footer}`;

/** A link of the footer: to a page, or to the support chat, whose URL is a setting. */
type FooterLink = { label: FooterLabel } & ({ route: RouteId } | { setting: 'supportChatUrl' });

export interface FooterGroup {
  label: FooterLabel;
  links: readonly FooterLink[];
}

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
    links: legalRoutes.map((route) => ({ route, label: `footer.${route}` })),
  },
];
