import { closePanels, dismissHovered, invokerOf, isOpen, rearmHover } from '../browser/menu-panels';
import { hasModifier } from '../browser/modifier-keys';
import { menu as menuWidth } from '../styles/breakpoints.json';
import { above } from '../styles/windows';
import { handleMenuKey } from './menu-keys';

const modal = '[data-modal]';

const madeInert: HTMLElement[] = [];

/** Makes everything outside a full-screen menu inert, which keeps the focus inside it. Live regions stay active. */
function makeSurroundingsInert(menu: Element): void {
  for (let node = menu; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.matches('[inert], [aria-live]')) continue;
      sibling.setAttribute('inert', '');
      madeInert.push(sibling);
    }
  }
}

function restoreInert(): void {
  for (const element of madeInert.splice(0)) element.removeAttribute('inert');
}

const panelIn = (event: Event): HTMLElement | undefined =>
  event.target instanceof HTMLElement && event.target.hasAttribute('popover') ? event.target : undefined;

/**
 * Handles `beforetoggle`. When a panel closes, its button must no longer be inert, or it could not get the focus back.
 */
function handleBeforeToggle(event: Event): void {
  const panel = panelIn(event);
  if (!panel) return;
  const opening = 'newState' in event && event.newState === 'open';
  invokerOf(panel)?.setAttribute('aria-expanded', String(opening));
  if (opening) return;
  if (panel.matches(modal)) restoreInert();
  if (panel.closest('[data-hover-menu]:hover')) dismissHovered();
}

function handleToggle(event: Event): void {
  const panel = panelIn(event);
  if (!panel?.matches(modal) || !isOpen(panel)) return;
  if (!panel.contains(document.activeElement)) panel.querySelector('button')?.focus();
  makeSurroundingsInert(panel);
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || hasModifier(event) || !link.closest('[popover]')) return;
  closePanels();
  dismissHovered();
}

function handleFocusOut({ target, relatedTarget }: FocusEvent): void {
  const owner = target instanceof Element ? target.closest('[popover], [popovertarget]')?.parentElement : null;
  if (!(relatedTarget instanceof Node) || !owner || owner.contains(relatedTarget)) return;
  closePanels(`[popover]:not(${modal})`);
}

/**
 * Adds to menus what popovers lack: `aria-expanded`, arrow keys, closing on focus loss. Listens on the document, so it
 * works before and after hydration.
 */
export function enhanceMenus(): void {
  document.addEventListener('beforetoggle', handleBeforeToggle, true);
  document.addEventListener('toggle', handleToggle, true);
  document.addEventListener('keydown', handleMenuKey);
  document.addEventListener('click', handleClick);
  document.addEventListener('focusout', handleFocusOut);
  document.addEventListener('pointerover', (event) => rearmHover(event.target));
  window.addEventListener('popstate', () => closePanels());
  window.matchMedia(above(menuWidth)).addEventListener('change', () => closePanels(modal));
}
