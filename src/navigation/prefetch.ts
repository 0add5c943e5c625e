import { fetchPageLater, loadPage } from '../gatsby-runtime/pages';
import { onInterest } from './interest';
import { leadsToPage } from './links';

const isElsewhere = (link: HTMLAnchorElement): boolean =>
  leadsToPage(link) && link.pathname !== window.location.pathname;

let links: IntersectionObserver | undefined;

/** The `ref` of links: prefetches the page with low priority when the link comes into view. */
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

/** Prefetches the page of a link with high priority when the visitor points at, touches or focuses it. */
export const prefetchOnInterest = (): void =>
  onInterest((link) => {
    if (isElsewhere(link)) void loadPage(link.pathname);
  });
