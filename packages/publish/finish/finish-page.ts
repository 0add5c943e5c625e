import { requireHold } from '../../../src/gatsby/interventions/intervention';
import { readAddress } from '../../../src/i18n/read-address';
import { routes } from '../../../src/routes';
import type { Asset } from '../published-files';
import type { Document, Page } from './gatsby-html';
import { inlineLeftover, removeInlineMarkup } from './inline-markup';
import type { PageStyles } from './page-styles';

export interface PageAssets {
  /** The early script, which runs before the first paint. */
  early: Asset;
  /** The scripts that start Gatsby, in order. */
  scripts: readonly Asset[];
  /** The file with the styles of all pages. */
  styles: Asset;
  /** Divides the styles into those that a page needs and all others. */
  pageStyles: (page: Document) => PageStyles;
}

/**
 * Whether a page is in the sign-in area, and whether it hydrates at once, as pages with a form do. On all other pages,
 * the early script defers hydration.
 */
const needsOf = (file: string) => {
  const { route } = readAddress(file);
  const { area, template } = route ? routes[route] : {};
  return { isSignIn: area === 'sign-in', hydratesAtOnce: template === 'sign-in-page' };
};

function linkStyles({ $, file }: Page, { href, integrity }: Asset): void {
  const inline = $('style[data-href]');
  requireHold(inline.length > 0, 'files instead of inline markup', `${file} has no style[data-href]`);
  inline.replaceWith($('<link rel="stylesheet">').attr({ href, integrity }));
}

/**
 * Prevents Cloudflare's Rocket Loader from running the site's scripts through its own script, which the CSP forbids.
 * The attribute must come before `src`.
 * https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
 */
const notDeferred = { 'data-cfasync': 'false' };

/** `data-` attributes of the `<script>` element for `src/early`, which the script reads. */
type EarlyAttributes = Readonly<Record<`data-${string}`, string>>;

function addEarlyScript($: Document, { href: src, integrity }: Asset, attributes: EarlyAttributes): void {
  const script = $('<script></script>').attr({ ...notDeferred, src, integrity, ...attributes });
  const charset = $('head > meta[charset]').first();
  if (charset.length > 0) charset.after(script);
  else $('head').prepend(script);
}

/** Links the styles of all pages as one file, since hydration needs all of them at once. */
function hydrateAtOnce(page: Page, { styles, scripts }: PageAssets): EarlyAttributes {
  linkStyles(page, styles);
  for (const { href: src, integrity } of scripts)
    page.$('body').append(page.$('<script defer></script>').attr({ ...notDeferred, src, integrity }));
  return {};
}

/** Links the page's own styles and no scripts. The early script adds the other styles and the scripts later. */
function hydrateLater(page: Page, { pageStyles }: PageAssets): EarlyAttributes {
  const { own, rest } = pageStyles(page.$);
  linkStyles(page, own);
  page.$('link[rel="preload"][as="script"], link[rel="modulepreload"], link[rel="prefetch"]').remove();
  page.$('link[rel="preload"][as="fetch"]').remove();
  return { 'data-rest': rest.href, 'data-rest-integrity': rest.integrity };
}

/**
 * Delays the first paint until the HTML of the first section is complete. The section's layout depends on all of its
 * HTML (a picture as high as the section, centred columns) and would shift as more arrives. With `rel="expect"`,
 * Chromium paints once it has parsed the start tag of the linked element, so the link leads to an element of the second
 * section. Other browsers ignore the link.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
function paintFirstSectionWhole($: Document): void {
  const next = $('main > section').eq(1).attr('aria-labelledby');
  if (next) $('head').append($('<link rel="expect" blocking="render">').attr({ href: `#${next}` }));
}

/**
 * Replaces each “@” in the HTML, except in scripts, by a character reference. Otherwise Cloudflare replaces e-mail
 * addresses by links that need its script, and React cannot hydrate them:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const hideMailAddresses = (html: string): string =>
  html.replace(/<script\b.*?<\/script>|@/gs, (found) => (found === '@' ? '&#64;' : found));

/** Returns the published HTML of a page. Throws an error that quotes file and markup if the CSP would block a part. */
export function finishPage(page: Page, assets: PageAssets): string {
  const { file, $, path } = page;
  const { isSignIn, hydratesAtOnce } = needsOf(file);
  removeInlineMarkup($);
  const attributes = hydratesAtOnce ? hydrateAtOnce(page, assets) : hydrateLater(page, assets);
  addEarlyScript($, assets.early, { 'data-page-path': path, ...attributes });
  paintFirstSectionWhole($);
  if (isSignIn && $('meta[name="referrer"]').length === 0)
    $('head > script').first().before('<meta name="referrer" content="no-referrer">');
  const leftover = inlineLeftover($);
  if (leftover) throw new Error(`${file}: the content security policy would refuse ${leftover}`);
  return hideMailAddresses($.html());
}
