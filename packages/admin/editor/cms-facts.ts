import type { CmsConfig } from '@sveltia/cms';
import type { Backend } from '../../shared/editing-backend';
import type { LinkablePages } from '../insert/choices';

/** The data that the build inserts into the main script of the CMS, as the constant `cmsFacts`. */
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
