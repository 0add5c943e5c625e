import type { CheerioAPI } from 'cheerio';

/** What gatsby-plugin-image writes into every page for its own component, which this site does not use. */
const imageSupport = 'head style:not([data-href]), head noscript, head script[type="module"]:not([src])';

/**
 * Removes what Gatsby writes inline into a page and the policy would refuse, but for its scripts and styles: support of
 * gatsby-plugin-image, and styles of two elements, which base.css contains instead. Also markup without a purpose.
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
