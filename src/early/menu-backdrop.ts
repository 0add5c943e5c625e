const madeInert: HTMLElement[] = [];

/** Makes everything outside a full-screen menu inert, so that focus stays inside. Live regions stay active. */
export function makeSurroundingsInert(menu: Element): void {
  for (let node = menu; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.matches('[inert], [aria-live]')) continue;
      sibling.setAttribute('inert', '');
      madeInert.push(sibling);
    }
  }
}

/** Undoes {@link makeSurroundingsInert}. */
export function restoreInert(): void {
  for (const element of madeInert.splice(0)) element.removeAttribute('inert');
}
