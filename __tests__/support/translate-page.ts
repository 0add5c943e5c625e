/**
 * Changes the page as the browser's translator does, now and whenever it changes, until the function that it returns is
 * called: neighbouring text nodes become one, and each is replaced by `<font>` elements with another. React keeps the old
 * nodes, and can neither remove them nor insert anything before them (https://github.com/facebook/react/issues/11538).
 * Runs in jsdom and, by itself, in a browser.
 */
export function translatePage(): () => void {
  const translate = (): void => {
    document.body.normalize();
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
    // What it has changed itself.
    watch.takeRecords();
  };
  const watch = new MutationObserver(translate);
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  translate();
  return () => watch.disconnect();
}
