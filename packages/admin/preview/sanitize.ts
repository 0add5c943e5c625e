/** The window of the editing interface, in which Sveltia CMS makes DOMPurify global. */
interface Outermost {
  DOMPurify: { sanitize(html: string): string };
}

/** HTML without scripts. Trusted Types pass the HTML of Markdown and drawings through it. */
export const sanitize = (html: string): string => (window.top as unknown as Outermost).DOMPurify.sanitize(html);
