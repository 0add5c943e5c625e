import type { Document } from './gatsby-html';

/** Elements that gatsby-plugin-image inserts into every page for GatsbyImage, which this site does not use. */
const imageSupport = 'head style:not([data-href]), head noscript, head script[type="module"]:not([src])';

/**
 * Removes from Gatsby's HTML the inline markup that the CSP would block, except `<script>` and `<style>` elements,
 * which other steps of the build replace. Also removes markup without effect. base.css and visually-hidden.module.css
 * have the rules of the removed `style` attributes, those of `#gatsby-focus-wrapper` and `#gatsby-announcer`.
 */
export function removeInlineMarkup($: Document): void {
  $(imageSupport)
    .filter((_, element) => /\.gatsby-image-wrapper|\.gatsbyImageSsr/.test($(element).html() ?? ''))
    .remove();
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

/** Script types that browsers do not run. */
const dataTypes = ['application/ld+json', 'application/json'];

/** The markup of the first element that the CSP would block; undefined if there is none. */
export function inlineLeftover($: Document): string | undefined {
  for (const element of $('html, html *').toArray()) {
    const attributes = Object.entries(element.attribs);
    const isInline =
      (element.name === 'script' && !element.attribs.src && !dataTypes.includes(element.attribs.type ?? '')) ||
      element.name === 'style' ||
      attributes.some(([name, value]) => name === 'style' || /^on/i.test(name) || /^\s*javascript:/i.test(value));
    if (isInline) return $.html(element).replace(/\s+/g, ' ').slice(0, 160);
  }
  return undefined;
}
