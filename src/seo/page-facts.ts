import type { Tree } from '../i18n/paths';
import type { RouteId } from '../routes';

export interface PageFacts {
  /** The site's URL without trailing slash. */
  siteUrl: string;
  company: { name: string; supportEmail: string };
  route: RouteId;
  tree: Tree;
  /** The page's title without the company's name. */
  title: string;
  description: string;
  /** The pages above this one, top down, without the home page. */
  above: readonly { route: RouteId; title: string }[];
}
