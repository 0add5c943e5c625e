import { type ReactElement, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { noteFailure } from '../browser/failed-files';
import { invokerOf, panelOf } from '../browser/menu-panels';
import { ErrorBoundary } from '../components/error-boundary';
import { forgetHydration, isOfDocument } from '../gatsby-runtime/hydration';
import { stopNavigation } from '../navigation/start';

/** The HTML that the server sent, kept in case React fails. */
interface ServedPage {
  container: Element;
  nodes: readonly ChildNode[];
  /** The element that was focused last. If React fails, it removes the element, and the focus moves to the body. */
  focused: EventTarget | null;
}

let served: ServedPage | undefined;

/** Whether the HTML that the server sent is the current page, so that it can be shown if React fails. */
export const isServed = (): boolean => served !== undefined && isOfDocument(window.location.pathname);

/**
 * Reopens menus that were open. Removing a popover from the document closes it without an event, so its button still
 * has `aria-expanded="true"`, and the page behind a full-screen menu stays inert.
 * https://html.spec.whatwg.org/multipage/popover.html#the-popover-attribute
 */
function reopenMenus(page: Element): void {
  for (const button of page.querySelectorAll('[popovertarget][aria-expanded="true"]')) {
    const panel = panelOf(button);
    if (!panel) continue;
    // Opening and closing the menu makes the rest of the page interactive again, so that the menu's button can be
    // focused. The button is focused before the menu reopens, because a closing popover returns the focus to the
    // element that had it before.
    panel.showPopover();
    panel.hidePopover();
    invokerOf(panel)?.focus({ preventScroll: true });
    panel.showPopover();
  }
}

/**
 * Inserts the HTML that React has removed into a new container, without React's event listeners. Reloads the document
 * if the current page is not the page that the server sent.
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

/** What React renders after it has failed: nothing, next to the restored static HTML. */
function StaticPage({ of }: { of: ServedPage }) {
  useLayoutEffect(() => putBack(of), [of]);
  return null;
}

/**
 * Hydrates in a transition, which React interrupts to handle events. In `gatsby develop` the server sends no HTML, so
 * React renders the page instead. The error boundary catches errors that would make React remove the whole page:
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
