/** A polyfill of the Popover API for jsdom: state, events, invoking buttons, `:popover-open`; and of `:hover`. */
export function installPopovers(): void {
  const isPanelOpen = (panel: Element) => panel.hasAttribute('data-fake-open');
  const announce = (panel: Element, type: string, newState: string) =>
    panel.dispatchEvent(Object.assign(new Event(type), { newState }));
  const set = (panel: Element, open: boolean) => {
    if (isPanelOpen(panel) === open) return;
    announce(panel, 'beforetoggle', open ? 'open' : 'closed');
    panel.toggleAttribute('data-fake-open', open);
    announce(panel, 'toggle', open ? 'open' : 'closed');
  };
  Object.assign(HTMLElement.prototype, {
    popover: null,
    showPopover(this: HTMLElement) {
      set(this, true);
    },
    hidePopover(this: HTMLElement) {
      set(this, false);
    },
  });
  const translate = (selector: string) =>
    selector.replaceAll(':popover-open', '[data-fake-open]').replaceAll(':hover', '[data-fake-hover]');
  const { matches, closest } = Element.prototype;
  Element.prototype.matches = function (this: Element, selector: string) {
    return matches.call(this, translate(selector));
  };
  Element.prototype.closest = function (this: Element, selector: string) {
    return closest.call(this, translate(selector));
  };
  const { querySelector } = Document.prototype;
  Document.prototype.querySelector = function (this: Document, selector: string) {
    return querySelector.call(this, translate(selector));
  };
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    const panel = button && document.getElementById(button.getAttribute('popovertarget')!);
    if (panel) set(panel, button.getAttribute('popovertargetaction') !== 'hide' && !isPanelOpen(panel));
  });
}
