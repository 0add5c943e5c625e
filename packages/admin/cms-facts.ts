import type { CmsConfig } from '@sveltia/cms';
import type { Backend } from '../tools/editing-backend';
import type { LinkedPages } from './insert/linked-pages';

/** What the interface knows from the build. */
export interface CmsFacts {
  config: CmsConfig;
  backend: Backend;
  /** ISO 4217 code of the currency of all sums. */
  currency: string;
  /** The types of all content. */
  sdl: string;
  pages: LinkedPages;
  /** What menus call giving up changes, in all languages of the interface. */
  revertLabels: string[];
}
