import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { RouteId } from '../routes';
import type { Locale } from './locales';
import { localeOf, type Tree } from './paths';

/** The tree, locale and route of the page being rendered. */
export interface Place {
  tree: Tree;
  locale: Locale;
  route: RouteId;
}

const PlaceContext = createContext<Place | undefined>(undefined);

interface TreeProviderProps {
  tree: Tree;
  route: RouteId;
  children: ReactNode;
}

export function TreeProvider({ tree, route, children }: TreeProviderProps) {
  const place = useMemo(() => ({ tree, locale: localeOf(tree), route }), [tree, route]);
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>;
}

/** The place of the page being rendered. Throws outside of a {@link TreeProvider}. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace needs a TreeProvider above it.');
  return place;
}
