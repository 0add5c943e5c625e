/** Set on `<html>` while a panel that would show by hovering is dismissed; `desktop-menu.module.css` reads it. */
const dismissed = 'data-menus-dismissed';

/** A heading whose panel shows while the pointer is over it. */
const hoverMenu = '[data-hover-menu]';

/** The panel that a button opens and closes. */
export const panelOf = (invoker: Element | null | undefined): HTMLElement | null =>
  document.getElementById(invoker?.getAttribute('popovertarget') ?? '');

/** The button that opens a panel. */
export const invokerOf = (panel: Element): HTMLElement | null =>
  document.querySelector(`[popovertarget="${panel.id}"]:not([popovertargetaction="hide"])`);

/** Never in a browser without popovers, where the styles show the panels by other means. */
export const isOpen = (panel: Element): boolean => 'popover' in HTMLElement.prototype && panel.matches(':popover-open');

export function closePanels(selector = '[popover]'): void {
  for (const panel of document.querySelectorAll<HTMLElement>(selector)) {
    if (isOpen(panel)) panel.hidePopover();
  }
}

/** Takes a hovered panel away until the pointer has left, and focus out of it. */
export function dismissHovered(): void {
  const menu = document.querySelector(`${hoverMenu}:hover`);
  if (!menu) return;
  const panel = menu.querySelector('[popover]');
  if (panel?.contains(document.activeElement) && !isOpen(panel)) invokerOf(panel)?.focus();
  document.documentElement.setAttribute(dismissed, '');
}

/** Lets panels show by hovering again once the pointer is elsewhere. */
export function rearmHover(pointedAt: EventTarget | null): void {
  if (pointedAt instanceof Element && !pointedAt.closest(hoverMenu)) {
    document.documentElement.removeAttribute(dismissed);
  }
}
