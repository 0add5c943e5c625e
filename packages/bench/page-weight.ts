import { linked, pageDataFile, scriptsBeforeLoad } from './page-scripts';
import type { PublishedSite } from './published-site';

/** Compressed bytes of a first visit, by kind, as far as they can be computed from the files. */
export interface PageWeight {
  html: number;
  /** Render-blocking styles. */
  styles: number;
  fonts: number;
  /** Scripts requested before the load event. Pages that defer hydration request only the early script (src/early). */
  earlyScript: number;
  /** The page's data, including its strings. */
  pageData: number;
}

/** Computes the bytes of a page from its files. */
export function weighPage(site: PublishedSite, path: string): PageWeight {
  const { file, $ } = site.page(path);
  const sum = (files: readonly string[]): number => files.reduce((bytes, name) => bytes + site.bytesOf(name), 0);
  return {
    html: site.bytesOf(file),
    styles: sum(linked($, 'link[rel="stylesheet"]')),
    fonts: sum(linked($, 'link[rel="preload"][as="font"]')),
    earlyScript: sum(scriptsBeforeLoad($)),
    pageData: site.bytesOf(pageDataFile(path)),
  };
}
