import { drawnPictures, type Window } from './drawn-pictures';
import { linked, pageDataFile, scriptsOf } from './page-scripts';
import type { PublishedSite } from './published-site';

/** Bytes of a first visit over the wire, by kind; texts compressed with brotli. */
export interface PageWeight {
  html: number;
  /** Render-blocking styles. */
  styles: number;
  fonts: number;
  /** Script requested before the load event. */
  earlyScript: number;
  /** All script, deferred included. */
  script: number;
  /** The page's data with its strings. */
  pageData: number;
  /** Pictures without `loading="lazy"`. */
  eagerPictures: number;
  /** All pictures, as downloaded when the visitor scrolls to the end. */
  pictures: number;
  /** Everything that a first visit downloads without scrolling, so of the pictures only the eager ones. */
  firstLoad: number;
}

/** Data of the whole site that Gatsby requests beside that of the page. */
const sharedData = '/page-data/app-data.json';

/** Weighs a page by its files. Includes what loads without an interaction, excludes what loads after one. */
export function weighPage(
  site: PublishedSite,
  path: string,
  window: Window,
  chunks: readonly string[] = [],
): PageWeight {
  const { file, $ } = site.page(path);
  const sum = (files: readonly string[]): number => files.reduce((bytes, name) => bytes + site.bytesOf(name), 0);
  const { beforeLoad, deferred } = scriptsOf(site, path, chunks);
  const pictures = drawnPictures($, window);
  const weight = {
    html: site.bytesOf(file),
    styles: sum(linked($, 'link[rel="stylesheet"]')),
    fonts: sum(linked($, 'link[rel="preload"][as="font"]')),
    earlyScript: sum(beforeLoad),
    script: sum([...beforeLoad, ...deferred]),
    pageData: site.bytesOf(pageDataFile(path)),
    eagerPictures: sum(pictures.filter(({ lazy }) => !lazy).map((picture) => picture.file)),
    pictures: sum(pictures.map((picture) => picture.file)),
  };
  const { html, fonts, script, pageData, eagerPictures } = weight;
  const styles = weight.styles + sum(linked($, 'script[data-rest]', 'data-rest'));
  const data = pageData + site.bytesOf(sharedData);
  return { ...weight, firstLoad: html + styles + fonts + script + data + eagerPictures };
}
