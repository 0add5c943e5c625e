/** Set on `<html>` while the hovered panel is dismissed; `desktop-menu.module.css` hides it then. */
const dismissed = 'data-menus-dismissed';

/** A menu item whose panel opens on hover. */
const hoverMenu = '[data-hover-menu]';

/** The panel that a button opens and closes. */
export const panelOf = (invoker: Element | null | undefined): HTMLElement | null =>
  document.getElementById(invoker?.getAttribute('popovertarget') ?? '');

/** The button that opens a panel. */
export const invokerOf = (panel: Element): HTMLElement | null =>
  document.querySelector(`[popovertarget="${panel.id}"]:not([popovertargetaction="hide"])`);

/** Always false in browsers without the Popover API, where CSS alone shows the panels. */
export const isOpen = (panel: Element): boolean => 'popover' in HTMLElement.prototype && panel.matches(':popover-open');

export function closePanels(selector = '[popover]'): void {
  for (const panel of document.querySelectorAll<HTMLElement>(selector)) {
    if (isOpen(panel)) panel.hidePopover();
  }
}

/** Hides a hovered panel until the pointer has left, and moves focus from it to its button. */
export function dismissHovered(): void {
  const menu = document.querySelector(`${hoverMenu}:hover`);
  if (!menu) return;
  const panel = menu.querySelector('[popover]');
  if (panel?.contains(document.activeElement) && !isOpen(panel)) invokerOf(panel)?.focus();
  document.documentElement.setAttribute(dismissed, '');
}

/** Enables hover panels again once the pointer is elsewhere. */
export function rearmHover(pointedAt: EventTarget | null): void {
  if (pointedAt instanceof Element && !pointedAt.closest(hoverMenu)) {
    document.documentElement.removeAttribute(dismissed);
  }
}
