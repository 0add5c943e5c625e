import { followLanguageLink } from './language-links';
import { silenceAround, unsilence } from './menu-backdrop';
import { handleMenuKey } from './menu-keys';
import { closePanels, dismissHovered, invokerOf, isOpen, rearmHover } from './menu-panels';

const modal = '[data-modal]';

const panelIn = (event: Event): HTMLElement | undefined =>
  event.target instanceof HTMLElement && event.target.hasAttribute('popover') ? event.target : undefined;

/** Before the browser opens or closes: closing must free the button first, or focus cannot go back to it. */
function handleBeforeToggle(event: Event): void {
  const panel = panelIn(event);
  if (!panel) return;
  const opening = (event as ToggleEvent).newState === 'open';
  invokerOf(panel)?.setAttribute('aria-expanded', String(opening));
  if (opening) return;
  if (panel.matches(modal)) unsilence();
  if (panel.closest('[data-hover-menu]:hover')) dismissHovered();
}

function handleToggle(event: Event): void {
  const panel = panelIn(event);
  if (!panel?.matches(modal) || !isOpen(panel)) return;
  if (!panel.contains(document.activeElement)) panel.querySelector('button')?.focus();
  silenceAround(panel);
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.dataset.locale) event.preventDefault();
  if (link.closest('[popover]')) {
    closePanels();
    dismissHovered();
  }
  followLanguageLink(link);
}

function handleFocusOut({ target, relatedTarget }: FocusEvent): void {
  const owner = target instanceof Element ? target.closest('[popover], [popovertarget]')?.parentElement : null;
  if (!(relatedTarget instanceof Node) || !owner || owner.contains(relatedTarget)) return;
  closePanels(`[popover]:not(${modal})`);
}

/**
 * Adds to the menus what HTML alone does not do. Listens on the document only, so it works for every header that React
 * puts there, before and after.
 */
export function enhanceMenus(): void {
  document.addEventListener('beforetoggle', handleBeforeToggle, true);
  document.addEventListener('toggle', handleToggle, true);
  document.addEventListener('keydown', handleMenuKey);
  document.addEventListener('click', handleClick);
  document.addEventListener('focusout', handleFocusOut);
  document.addEventListener('pointerover', (event) => rearmHover(event.target));
  window.addEventListener('popstate', () => closePanels());
  window.matchMedia('(width > 1024px)').addEventListener('change', () => closePanels(modal));
}
