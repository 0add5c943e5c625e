import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef } from 'react';
import { routePath } from '../i18n/paths';
import { usePlace } from '../i18n/tree';
import type { RouteId } from '../routes';

export interface RouteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  route: RouteId;
  /** The id of an element on that page, without `#`. */
  hash?: string;
}

/** A link to a page in the tree it stands in; marked as current on that page itself. */
export function RouteLink({ route, hash, children, ...anchorProps }: RouteLinkProps) {
  const { tree, route: here } = usePlace();
  const path = routePath(route, tree);
  const current = here === route && !hash ? 'page' : undefined;
  // The bare root only redirects, before React: the browser has to ask for it.
  if (path === '/') {
    return (
      <a href="/" aria-current={current} {...anchorProps}>
        {children}
      </a>
    );
  }
  return (
    <Link to={hash ? `${path}#${hash}` : path} aria-current={current} {...anchorProps}>
      {children}
    </Link>
  );
}
