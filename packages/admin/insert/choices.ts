import type { Locale } from '../../../src/i18n/locales';
import { routePath } from '../../../src/i18n/paths';
import type { LinkedPage } from './linked-pages';

/** Something that can be inserted into a text. */
export interface Choice {
  /** What it is, and how it will read. */
  label: string;
  /** The text that replaces the selection. */
  insteadOf(selected: string): string;
}

/** Figures and names, each as the page's language writes it. */
export const placeholderChoices = (placeholders: ReadonlyMap<string, string>): Choice[] =>
  [...placeholders].map(([name, example]) => ({ label: `${name} → ${example}`, insteadOf: () => `{{${name}}}` }));

/** Links, each with the address that it leads to. Their text is what is selected, or what the site calls the page. */
export const linkChoices = (pages: readonly LinkedPage[], locale: Locale): Choice[] =>
  pages.map(({ route, name, fullName }) => ({
    label: `${fullName} → ${routePath(route, locale)}`,
    insteadOf: (selected) => `[${selected || name}](route:${route})`,
  }));
