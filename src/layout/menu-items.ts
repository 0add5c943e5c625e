import {
  ChartCandlestick,
  CircleQuestionMark,
  GraduationCap,
  type IconNode,
  Monitor,
  Newspaper,
} from '../components/icons';
import type common from '../../locales/en/common.json';
import type { RouteId } from '../routes';

/** The key of a string below `menu` in `common.json`. */
export type MenuLabel = `menu.${keyof typeof common.menu}`;

interface MenuPage {
  route: RouteId;
  label: MenuLabel;
}

export interface SubmenuPage extends MenuPage {
  /** A description of the page in two to four words. */
  hint: MenuLabel;
  icon: IconNode;
}

/** A heading with a drop-down panel. It is marked as current on all pages below `route`. */
export interface MenuGroup extends MenuPage {
  pages: readonly SubmenuPage[];
}

const trade: MenuGroup = {
  route: 'trade',
  label: 'menu.trade',
  pages: [
    { route: 'trade', label: 'menu.terminal', hint: 'menu.terminalHint', icon: Monitor },
    { route: 'fundamentals', label: 'menu.basics', hint: 'menu.basicsHint', icon: GraduationCap },
    { route: 'analysis', label: 'menu.analysis', hint: 'menu.analysisHint', icon: Newspaper },
    {
      route: 'technicalAnalysis',
      label: 'menu.technicalAnalysis',
      hint: 'menu.technicalAnalysisHint',
      icon: ChartCandlestick,
    },
    { route: 'faq', label: 'menu.faq', hint: 'menu.faqHint', icon: CircleQuestionMark },
  ],
};

/** The items of the menu, from left to right. */
export const menu: readonly (MenuPage | MenuGroup)[] = [
  { route: 'terms', label: 'menu.terms' },
  { route: 'market', label: 'menu.markets' },
  trade,
  { route: 'about', label: 'menu.about' },
  { route: 'contacts', label: 'menu.contacts' },
];

export const isGroup = (item: MenuPage | MenuGroup): item is MenuGroup => 'pages' in item;
