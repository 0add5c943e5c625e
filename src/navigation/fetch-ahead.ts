import { onInterest } from './interest';
import { leadsToPage } from './page-link';

/** Gatsby's loader, by the name under which its own links ask it; its types leave it out. */
declare const ___loader: { enqueue(pathname: string): void; hovering(pathname: string): void };

const isElsewhere = (link: HTMLAnchorElement): boolean =>
  leadsToPage(link) && link.pathname !== window.location.pathname;

let links: IntersectionObserver | undefined;

/** Given to a link as its `ref`: its page is fetched once the link is in view, if the network has nothing better to do. */
export function fetchAheadInView(link: HTMLAnchorElement | null): void {
  if (!link) return;
  links ??= new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target instanceof HTMLAnchorElement && isElsewhere(target)) ___loader.enqueue(target.pathname);
    }
  });
  links.observe(link);
}

/** Pages that somebody is about to ask for are fetched at once. */
export const fetchAheadOnInterest = (): void =>
  onInterest((link) => {
    if (isElsewhere(link)) ___loader.hovering(link.pathname);
  });
