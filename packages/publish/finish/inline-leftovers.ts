import type { Document } from './gatsby-html';

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
