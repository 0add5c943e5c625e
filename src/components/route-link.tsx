import type { ComponentPropsWithoutRef } from 'react';
import { routePath } from '../i18n/paths';
import { useCurrentPage } from '../i18n/current-page';
import { prefetchInView } from '../navigation/prefetch';
import type { RouteId } from '../routes';

export interface RouteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  route: RouteId;
  /** Id of an element on the linked page, without `#`. */
  hash?: string;
}

/** A link to a page with the language prefix of the current page. It has `aria-current` on the linked page itself. */
export function RouteLink({ route, hash, children, ...anchorProps }: RouteLinkProps) {
  const { tree, route: here } = useCurrentPage();
  const path = routePath(route, tree);
  return (
    <a
      ref={prefetchInView}
      href={hash ? `${path}#${hash}` : path}
      aria-current={here === route && !hash ? 'page' : undefined}
      {...anchorProps}
    >
      {children}
    </a>
  );
}
