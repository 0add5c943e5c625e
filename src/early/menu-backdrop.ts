const silenced: HTMLElement[] = [];

/** Makes everything but a full-screen menu unreachable, so that focus stays inside; live regions keep speaking. */
export function silenceAround(menu: Element): void {
  for (let node = menu; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.matches('[inert], [aria-live]')) continue;
      sibling.setAttribute('inert', '');
      silenced.push(sibling);
    }
  }
}

export function unsilence(): void {
  for (const element of silenced.splice(0)) element.removeAttribute('inert');
}
