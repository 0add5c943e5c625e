import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { RouteId } from '../routes';
import type { Locale } from './locales';
import { localeOf, type Tree } from './paths';

/** Tree, locale and route of the page that is being rendered. */
interface CurrentPage {
  tree: Tree;
  locale: Locale;
  route: RouteId;
}

const CurrentPageContext = createContext<CurrentPage | undefined>(undefined);

export function CurrentPageProvider({ tree, route, children }: Omit<CurrentPage, 'locale'> & { children: ReactNode }) {
  const page = useMemo(() => ({ tree, locale: localeOf(tree), route }), [tree, route]);
  return <CurrentPageContext.Provider value={page}>{children}</CurrentPageContext.Provider>;
}

/** The page being rendered. Throws outside {@link CurrentPageProvider}. */
export function useCurrentPage(): CurrentPage {
  const page = useContext(CurrentPageContext);
  if (!page) throw new Error('useCurrentPage needs a CurrentPageProvider above it.');
  return page;
}
