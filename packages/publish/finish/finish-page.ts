import { requireHold } from '../../../src/gatsby/interventions/intervention';
import { linkedStyles } from '../../../src/gatsby/interventions/linked-styles';
import { type Document, takeGatsbyScripts } from './gatsby-html';
import { inlineLeftover } from './inline-leftovers';
import type { PageStyles } from './page-styles';

export interface PageAssets {
  /** The file that runs before first paint. */
  early: { src: string; integrity: string };
  /** Subresource integrity of a published file. Throws if there is no such file. */
  integrityOf: (src: string) => string;
  /** The file with the styles of all pages; a page that this build did not write may name that of an earlier build. */
  styles: string;
  /** The files with the styles of one page, and with the rest. */
  pageStyles: (page: Document) => PageStyles;
}

interface PageNeeds {
  isAuth: boolean;
  /** Pages with a form hydrate at once; on all others the early file defers it. */
  hydratesAtOnce: boolean;
}

function linkStyles($: Document, href: string, file: string, assets: PageAssets): void {
  const inline = $('style[data-href]');
  requireHold(inline.length > 0, linkedStyles.name, `${file} has no style[data-href]`);
  inline.replaceWith($('<link rel="stylesheet">').attr({ href, integrity: assets.integrityOf(href) }));
}

/** Removes what gatsby-plugin-image adds to every page for its own component, which this site does not use. */
function removeImageSupport($: Document): void {
  $('head style:not([data-href]), head noscript, head script[type="module"]:not([src])')
    .filter((_, element) => /\.gatsby-image-wrapper|\.gatsbyImageSsr/.test($(element).html() ?? ''))
    .remove();
}

/** Removes Gatsby's two inline styles, which global.css contains instead, and markup without a purpose. */
function removeLeftovers($: Document): void {
  removeImageSupport($);
  $('#gatsby-announcer, #gatsby-focus-wrapper').removeAttr('style');
  $('meta[name="generator"], meta[http-equiv="x-ua-compatible"]').remove();
  $('*')
    .contents()
    .filter((_, node) => node.type === 'comment' && /^ slice-(?:start|end) /.test(node.data))
    .remove();
  $('body')
    .contents()
    .filter((_, node) => node.type === 'text' && node.data.trim() === '')
    .remove();
}

/** What the early file reads about its page from its own script element. */
type EarlyAttributes = Readonly<Record<`data-${string}`, string>>;

function addEarlyFile($: Document, { early }: PageAssets, attributes: EarlyAttributes): void {
  const script = $('<script></script>').attr({ ...early, ...attributes });
  const charset = $('head > meta[charset]').first();
  if (charset.length > 0) charset.after(script);
  else $('head').prepend(script);
}

/** Links all styles in one file: hydration would request the rest of a divided one right away. */
function hydrateAtOnce($: Document, file: string, assets: PageAssets, scripts: readonly string[]): EarlyAttributes {
  linkStyles($, assets.styles, file, assets);
  for (const src of scripts) {
    $('body').append($('<script defer></script>').attr({ src, integrity: assets.integrityOf(src) }));
  }
  return {};
}

/** Links the page's own styles and no scripts. The early file adds the rest of the styles and the scripts later. */
function hydrateLater($: Document, file: string, assets: PageAssets): EarlyAttributes {
  const { own, rest } = assets.pageStyles($);
  linkStyles($, own, file, assets);
  $('link[rel="preload"][as="script"], link[rel="modulepreload"], link[rel="prefetch"]').remove();
  $('link[rel="preload"][as="fetch"]').remove();
  return { 'data-rest': rest, 'data-rest-integrity': assets.integrityOf(rest) };
}

/** Makes a page that Gatsby wrote conform to the content security policy. Throws naming `file` and what prevents it. */
export function finishPage($: Document, file: string, needs: PageNeeds, assets: PageAssets): string {
  const page = takeGatsbyScripts($, file);
  if (page) {
    removeLeftovers($);
    const attributes = needs.hydratesAtOnce
      ? hydrateAtOnce($, file, assets, page.runtime.scripts)
      : hydrateLater($, file, assets);
    addEarlyFile($, assets, { 'data-page-path': page.pagePath, ...attributes });
    if (needs.isAuth && $('meta[name="referrer"]').length === 0) {
      $('head > script').first().before('<meta name="referrer" content="no-referrer">');
    }
  }
  const leftover = inlineLeftover($);
  if (leftover) throw new Error(`${file}: the content security policy would refuse ${leftover}`);
  return $.html();
}
