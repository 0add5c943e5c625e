import type { Tree } from '../i18n/paths';
import type { RouteId } from '../routes';

/** The data that a page's head is made from. */
export interface PageFacts {
  /** Without trailing slash. */
  siteUrl: string;
  company: { name: string; supportEmail: string };
  route: RouteId;
  tree: Tree;
  /** Without the company's name. */
  title: string;
  description: string;
  /** The pages above this one, from the top down, without the home page. */
  above: readonly { route: RouteId; title: string }[];
}
