import { type Document, takeGatsbyScripts } from './gatsby-html';
import { inlineLeftover } from './inline-leftovers';
import type { PageStyles } from './page-styles';

export interface PageAssets {
  /** The file that runs before first paint. */
  early: { src: string; integrity: string };
  /** Subresource integrity of a published file. Throws if there is no such file. */
  integrityOf: (src: string) => string;
  /** Where the styles of all pages are; a page that Gatsby left alone may link those of an earlier build. */
  styles: string;
  /** Where a page's own are, and the rest. */
  pageStyles: (page: Document) => PageStyles;
}

/** Pages on which somebody came to use a form start Gatsby at once; on all others the early file does it later. */
interface PageNeeds {
  isAuth: boolean;
  needsScriptsAtOnce: boolean;
}

function linkStyles($: Document, href: string, assets: PageAssets): void {
  const link = $('<link rel="stylesheet">').attr({ href, integrity: assets.integrityOf(href) });
  $('style[data-href]').replaceWith(link);
}

/** What gatsby-plugin-image adds to every page for its own component, which this site does not use. */
function dropImageSupport($: Document): void {
  $('head style:not([data-href]), head noscript, head script[type="module"]:not([src])')
    .filter((_, element) => /\.gatsby-image-wrapper|\.gatsbyImageSsr/.test($(element).html() ?? ''))
    .remove();
}

/** Gatsby's two inline styles, which global.css states instead, and what serves nobody. */
function dropLeftovers($: Document): void {
  dropImageSupport($);
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

/** What the early file is told of its page, in attributes of its element. */
type Told = Readonly<Record<`data-${string}`, string>>;

function addEarlyFile($: Document, { early }: PageAssets, told: Told): void {
  const script = $('<script></script>').attr({ ...early, ...told });
  const charset = $('head > meta[charset]').first();
  if (charset.length > 0) charset.after(script);
  else $('head').prepend(script);
}

/** With all styles as well: they would only be asked for in two files. */
function startGatsbyAtOnce($: Document, assets: PageAssets, scripts: readonly string[]): Told {
  linkStyles($, assets.styles, assets);
  for (const src of scripts) {
    $('body').append($('<script defer></script>').attr({ src, integrity: assets.integrityOf(src) }));
  }
  return {};
}

/** By the early file, which adds first what it is told of: the rest of the styles. */
function startGatsbyLater($: Document, assets: PageAssets): Told {
  const { own, rest } = assets.pageStyles($);
  linkStyles($, own, assets);
  $('link[rel="preload"][as="script"], link[rel="modulepreload"], link[rel="prefetch"]').remove();
  $('link[rel="preload"][as="fetch"]').remove();
  return { 'data-rest': rest, 'data-rest-integrity': assets.integrityOf(rest) };
}

/** Turns a page as Gatsby wrote it into one that lives under the policy; throws naming `file` and what stands in the way. */
export function finishPage($: Document, file: string, needs: PageNeeds, assets: PageAssets): string {
  const page = takeGatsbyScripts($);
  if (page) {
    dropLeftovers($);
    const told = needs.needsScriptsAtOnce
      ? startGatsbyAtOnce($, assets, page.runtime.scripts)
      : startGatsbyLater($, assets);
    addEarlyFile($, assets, { 'data-page-path': page.pagePath, ...told });
    if (needs.isAuth && $('meta[name="referrer"]').length === 0) {
      $('head > script').first().before('<meta name="referrer" content="no-referrer">');
    }
  }
  const leftover = inlineLeftover($);
  if (leftover) throw new Error(`${file}: the content security policy would refuse ${leftover}`);
  return $.html();
}
