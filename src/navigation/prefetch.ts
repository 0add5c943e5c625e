import { fetchPageLater, loadPage } from '../gatsby-runtime/pages';
import { onInterest } from './interest';
import { leadsToPage } from './follow-links';

const isElsewhere = (link: HTMLAnchorElement): boolean =>
  leadsToPage(link) && link.pathname !== window.location.pathname;

let links: IntersectionObserver | undefined;

/** A `ref` callback for links. Prefetches the linked page with low priority when the link comes into view. */
export function prefetchInView(link: HTMLAnchorElement | null): void {
  if (!link) return;
  links ??= new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target instanceof HTMLAnchorElement && isElsewhere(target)) fetchPageLater(target.pathname);
    }
  });
  links.observe(link);
}

/** Prefetches a linked page with high priority when the visitor hovers, touches or focuses the link. */
export const prefetchOnInterest = (): void =>
  onInterest((link) => {
    if (isElsewhere(link)) void loadPage(link.pathname);
  });
