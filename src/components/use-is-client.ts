import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the static HTML and while React takes it over, true from then on. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
