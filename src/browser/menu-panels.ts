/** Attribute of `<html>` while a hovered panel is dismissed: `desktop-menu.module.css` then hides it. */
const dismissed = 'data-menus-dismissed';

/** A menu item whose panel opens on hover. */
const hoverMenu = '[data-hover-menu]';

/** The panel that a button controls, by its `popovertarget`. */
export const panelOf = (invoker: Element | null | undefined): HTMLElement | null =>
  document.getElementById(invoker?.getAttribute('popovertarget') ?? '');

/** The button that controls a panel. */
export const invokerOf = (panel: Element): HTMLElement | null =>
  document.querySelector(`[popovertarget="${panel.id}"]:not([popovertargetaction="hide"])`);

/**
 * Whether a panel is open as a popover. Always false in browsers without the Popover API, where CSS alone shows the
 * panels.
 */
export const isOpen = (panel: Element): boolean => 'popover' in HTMLElement.prototype && panel.matches(':popover-open');

export function closePanels(selector = '[popover]'): void {
  for (const panel of document.querySelectorAll<HTMLElement>(selector)) {
    if (isOpen(panel)) panel.hidePopover();
  }
}

/** Hides the hovered panel until the pointer has left it, and moves focus from the panel to its button. */
export function dismissHovered(): void {
  const menu = document.querySelector(`${hoverMenu}:hover`);
  if (!menu) return;
  const panel = menu.querySelector('[popover]');
  if (panel?.contains(document.activeElement) && !isOpen(panel)) invokerOf(panel)?.focus();
  document.documentElement.setAttribute(dismissed, '');
}

/** Lets panels open on hover again once the pointer has left the dismissed one. */
export function rearmHover(pointedAt: EventTarget | null): void {
  if (pointedAt instanceof Element && !pointedAt.closest(hoverMenu)) {
    document.documentElement.removeAttribute(dismissed);
  }
}
