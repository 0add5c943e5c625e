import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

interface ClientOnlyProps {
  /** Shown in the static HTML, and in the browser until the children have loaded. */
  placeholder: ReactNode;
  children: ReactNode;
}

const neverChanges = () => () => undefined;

/** Renders its children in the browser only; they may be lazy components. */
export function ClientOnly({ placeholder, children }: ClientOnlyProps) {
  const isClient = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isClient ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}
