/** Attribute of `<html>` that keeps a panel hidden although the pointer is over it (`desktop-menu.module.css`). */
const dismissed = 'data-menus-dismissed';

/** Selector of the menu items whose panels open on hover. */
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

/**
 * Hides the panel that hovering has opened, and keeps it hidden while the pointer is over a menu item that has a panel.
 * If the focus is in the panel, moves it to the panel's button.
 */
export function dismissHovered(): void {
  const menu = document.querySelector(`${hoverMenu}:hover`);
  if (!menu) return;
  const panel = menu.querySelector('[popover]');
  if (panel?.contains(document.activeElement) && !isOpen(panel)) invokerOf(panel)?.focus();
  document.documentElement.setAttribute(dismissed, '');
}

/** Lets panels open on hover again, once the pointer is outside all menu items that have a panel. */
export function rearmHover(pointedAt: EventTarget | null): void {
  if (pointedAt instanceof Element && !pointedAt.closest(hoverMenu)) {
    document.documentElement.removeAttribute(dismissed);
  }
}
