import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

interface ClientOnlyProps {
  /** What the static page shows, and the browser until the rest has arrived. */
  placeholder: ReactNode;
  children: ReactNode;
}

const neverChanges = () => () => undefined;

/** Draws its children in the browser alone; they may be lazy. */
export function ClientOnly({ placeholder, children }: ClientOnlyProps) {
  const isClient = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isClient ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}
