import { type ReactElement, startTransition, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../components/error-boundary';
import { forgetHydration, isOfDocument } from '../gatsby-runtime/hydration';
import { noteFailure } from '../navigation/failed-files';
import { stopNavigation } from '../navigation/start';

/** The HTML of this document, which React hydrates. */
interface ServedPage {
  container: Element;
  nodes: readonly ChildNode[];
}

let served: ServedPage | undefined;

/** Whether the HTML of this document is that of the page, so that it can stay if React fails. */
export const isServed = (): boolean => served !== undefined && isOfDocument(window.location.pathname);

/**
 * Puts the nodes that React has removed back into the document, in a new container, which has none of its listeners. A page
 * that this document has never held is loaded from the server.
 */
function putBack({ container, nodes }: ServedPage, focused: Element | null): void {
  const page = container.cloneNode() as Element;
  page.append(...nodes);
  container.replaceWith(page);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  noteFailure('');
  stopNavigation();
  forgetHydration();
  if (!isServed()) window.location.reload();
}

/** Stands for the page after React has failed outside of it: React renders nothing, and the static page stays. */
function StaticPage({ of }: { of: ServedPage }) {
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => putBack(of, focused), [of, focused]);
  return null;
}

/**
 * Hydrates in a transition, which React interrupts to handle events. In `develop`, the page is empty and is rendered.
 * An error that nothing below catches would have React remove the whole page:
 * https://18.react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export const hydrate = (page: ReactElement, container: Element): void => {
  if (!container.hasChildNodes()) return createRoot(container).render(page);
  const html = { container, nodes: [...container.childNodes] };
  served = html;
  startTransition(() => {
    hydrateRoot(container, <ErrorBoundary fallback={() => <StaticPage of={html} />}>{page}</ErrorBoundary>);
  });
};
