/**
 * Changes the page like the browser's translator, also after each later change, until the returned function is called.
 * Adjacent text nodes are joined, and each is replaced by `<font>` elements. React keeps the old text nodes, and throws
 * when it removes them or inserts before them (https://github.com/facebook/react/issues/11538). Runs in jsdom, and as a
 * string in a browser.
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
    // Discards the mutation records of the changes made here, so that they are not translated again.
    watch.takeRecords();
  };
  const watch = new MutationObserver(translate);
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  translate();
  return () => watch.disconnect();
}
