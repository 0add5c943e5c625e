import type { ComponentPropsWithoutRef } from 'react';
import { routePath } from '../i18n/paths';
import { useCurrentPage } from '../i18n/current-page';
import { prefetchInView } from '../navigation/prefetch';
import type { RouteId } from '../routes';

export interface RouteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  route: RouteId;
  /** The id of an element on that page, without `#`. */
  hash?: string;
}

/** A link to a page of the current tree; has `aria-current` on that page itself. */
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
