/**
 * What a browser's translation does to a page: each text node is replaced by `<font>` elements with another. React keeps
 * the old node, and can neither remove it nor insert anything before it (https://github.com/facebook/react/issues/11538).
 * Runs in jsdom and, by `page.evaluate`, in a browser.
 */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('script, style, noscript, textarea, font')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.append(text.data);
    text.replaceWith(font);
  }
}
