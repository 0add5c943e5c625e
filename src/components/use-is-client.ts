import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns false in static HTML and during hydration, true afterwards. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
