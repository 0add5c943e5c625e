import type { CmsConfig } from '@sveltia/cms';
import type { Backend } from '../../shared/editing-backend';
import type { LinkablePages } from '../insert/choices';

/** What the build writes into the scripts of the CMS. */
export interface CmsFacts {
  config: CmsConfig;
  backend: Backend;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** The GraphQL types of all content, as SDL. */
  sdl: string;
  pages: LinkablePages;
  /** The label of the menu item that reverts changes, in all languages of the CMS. */
  revertLabels: string[];
}
