import type { Locale } from '../../../src/i18n/locales';
import { routePath } from '../../../src/i18n/paths';
import type { RouteId } from '../../../src/routes';

/** A page that texts can link to, with its names in one language. */
export interface LinkablePage {
  route: RouteId;
  name: string;
  /** The name with the menu before it, such as “Trade › FAQ”. */
  fullName: string;
}

export type LinkablePages = Record<Locale, LinkablePage[]>;

/** An item of the list of insertions: a figure, name or link. */
export interface Choice {
  /** The item's name, an arrow, and its text or path: “stocks → 100”, “Trade › FAQ → /en/trade/faq”. */
  label: string;
  /** Returns the text that replaces the selection. */
  insteadOf(selected: string): string;
}

/** Placeholders for figures and names, with their texts in the page's language. */
export const placeholderChoices = (placeholders: ReadonlyMap<string, string>): Choice[] =>
  [...placeholders].map(([name, example]) => ({ label: `${name} → ${example}`, insteadOf: () => `{{${name}}}` }));

/** Markdown links to pages. The link's text is the selected text, or else the page's name. */
export const linkChoices = (pages: readonly LinkablePage[], locale: Locale): Choice[] =>
  pages.map(({ route, name, fullName }) => ({
    label: `${fullName} → ${routePath(route, locale)}`,
    insteadOf: (selected) => `[${selected || name}](route:${route})`,
  }));
