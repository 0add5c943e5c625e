/** Below an element: every text node that is shown, in document order. */
function textsBelow(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data }) => data.trim() !== '');
}

function translateText(text: Text): void {
  const font = document.createElement('font');
  text.replaceWith(font);
  font.innerHTML = '<font></font>';
  font.firstChild!.textContent = text.data;
}

const observer = (root: Node) => {
  const watch = new MutationObserver(() => translate(root));
  watch.observe(root, { childList: true, subtree: true, characterData: true });
  return watch;
};

function translate(root: Node): void {
  for (const text of textsBelow(root)) if (!text.parentElement?.closest('font')) translateText(text);
}

/**
 * Changes the page as the browser's translator does, now and whenever it changes: each text node is replaced by
 * elements of the translator's own, so that React holds on to nodes that are gone.
 * https://github.com/facebook/react/issues/11538
 */
export function translatePage(root: Node = document.body): () => void {
  translate(root);
  const watch = observer(root);
  return () => watch.disconnect();
}
