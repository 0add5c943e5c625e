import type { CheerioAPI } from 'cheerio';

/** Elements that gatsby-plugin-image inserts into every page for GatsbyImage, which this site does not use. */
const imageSupport = 'head style:not([data-href]), head noscript, head script[type="module"]:not([src])';

/**
 * Removes inline markup of Gatsby that the CSP would block, and markup without effect. Gatsby's scripts and styles are
 * handled elsewhere; base.css has the styles of the two elements that lose their style attribute.
 */
export function removeInlineMarkup($: CheerioAPI): void {
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
