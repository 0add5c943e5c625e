import { type ReactElement, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../components/error-boundary';
import { invokerOf, panelOf } from '../early/menu-panels';
import { forgetHydration, isOfDocument } from '../gatsby-runtime/hydration';
import { noteFailure } from '../navigation/failed-files';
import { stopNavigation } from '../navigation/start';

/** The HTML of this document, which React hydrates. */
interface ServedPage {
  container: Element;
  nodes: readonly ChildNode[];
  /** The element focused last: when React fails, it removes that element, and the body has the focus. */
  focused: EventTarget | null;
}

let served: ServedPage | undefined;

/** Whether the HTML of this document is that of the page, so that it can stay if React fails. */
export const isServed = (): boolean => served !== undefined && isOfDocument(window.location.pathname);

/**
 * Opens the menus that were open again. A popover that leaves the document closes without an event, so its button still says
 * that it is open, and what lies outside of a full-screen menu is still inert.
 * https://html.spec.whatwg.org/multipage/popover.html#the-popover-attribute
 */
function reopenMenus(page: Element): void {
  for (const button of page.querySelectorAll('[popovertarget][aria-expanded="true"]')) {
    const panel = panelOf(button);
    if (!panel) continue;
    // Closes the menu first, which makes the rest of the page interactive, so that its button can take the focus and
    // get it back when the menu closes.
    panel.showPopover();
    panel.hidePopover();
    invokerOf(panel)?.focus({ preventScroll: true });
    panel.showPopover();
  }
}

/**
 * Puts the nodes that React has removed back into the document, in a new container, which has none of its listeners. A page
 * that this document has never held is loaded from the server.
 */
function putBack({ container, nodes, focused }: ServedPage): void {
  const page = container.cloneNode() as Element;
  page.append(...nodes);
  container.replaceWith(page);
  reopenMenus(page);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  noteFailure('');
  stopNavigation();
  forgetHydration();
  if (!isServed()) window.location.reload();
}

/** Rendered in place of the page after React has failed: React renders nothing, and the static page stays. */
function StaticPage({ of }: { of: ServedPage }) {
  useLayoutEffect(() => putBack(of), [of]);
  return null;
}

/**
 * Hydrates in a transition, which React interrupts to handle events. In `develop`, the page is empty and is rendered.
 * An error that nothing below catches would have React remove the whole page:
 * https://18.react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export const hydrate = (page: ReactElement, container: Element): void => {
  if (!container.hasChildNodes()) return createRoot(container).render(page);
  const html: ServedPage = { container, nodes: [...container.childNodes], focused: document.activeElement };
  container.addEventListener('focusin', ({ target }) => (html.focused = target));
  served = html;
  startTransition(() => {
    hydrateRoot(container, <ErrorBoundary fallback={() => <StaticPage of={html} />}>{page}</ErrorBoundary>);
  });
};
