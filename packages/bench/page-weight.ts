import { drawnPictures, type Window } from './drawn-pictures';
import { linked, pageDataFile, scriptsBeforeLoad } from './page-scripts';
import type { PublishedSite } from './published-site';

/** Bytes of a first visit over the wire that can be read from the files, by kind; texts compressed with brotli. */
export interface PageWeight {
  html: number;
  /** Render-blocking styles. */
  styles: number;
  fonts: number;
  /** Script requested before the load event. */
  earlyFile: number;
  /** The page's data with its strings. */
  pageData: number;
  /** All pictures, as downloaded when the visitor scrolls to the end. */
  pictures: number;
}

/** Weighs a page by its files. */
export function weighPage(site: PublishedSite, path: string, window: Window): PageWeight {
  const { file, $ } = site.page(path);
  const sum = (files: readonly string[]): number => files.reduce((bytes, name) => bytes + site.bytesOf(name), 0);
  return {
    html: site.bytesOf(file),
    styles: sum(linked($, 'link[rel="stylesheet"]')),
    fonts: sum(linked($, 'link[rel="preload"][as="font"]')),
    earlyFile: sum(scriptsBeforeLoad($)),
    pageData: site.bytesOf(pageDataFile(path)),
    pictures: sum(drawnPictures($, window).map((picture) => picture.file)),
  };
}
