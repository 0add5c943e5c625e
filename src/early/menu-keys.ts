import { dismissHovered, invokerOf, isOpen, panelOf } from '../browser/menu-panels';
import { hasModifier } from '../browser/modifier-keys';

const step: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Moves focus with the arrow keys in drop-down panels, and closes a hovered panel on Escape. The browser itself closes
 * open popovers on Escape.
 */
export function handleMenuKey(event: KeyboardEvent): void {
  if (hasModifier(event) || event.defaultPrevented) return;
  if (event.key === 'Escape') {
    dismissHovered();
    return;
  }
  const next = step[event.key];
  const target = event.target instanceof HTMLElement ? event.target : null;
  const panel = target?.closest<HTMLElement>('[popover]') ?? panelOf(target?.closest('[popovertarget]'));
  if (!next || !panel || panel.hasAttribute('data-modal')) return;
  const inside = panel.contains(target);
  if (!inside && !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  if (!inside && !isOpen(panel)) invokerOf(panel)?.click();
  const items = [...panel.querySelectorAll<HTMLElement>('a[href]')];
  items[
    next(
      items.findIndex((item) => item === target),
      items.length,
    )
  ]?.focus();
}
