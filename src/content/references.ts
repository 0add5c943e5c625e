import { isRouteId } from '../routes';
import { placeholdersIn } from './placeholders';
import { quoteAll } from './problem';

const routeLink = /\]\(route:([^)#\s]*)/g;

/** A name in a text that stands for nothing. */
export interface BrokenReference {
  /** As it stands in the text, to be found there. */
  text: string;
  message: string;
}

/** Names of the pages that a Markdown text links to, whether there are such or not. */
export const linkedRoutes = (text: string): string[] => [...text.matchAll(routeLink)].map((match) => match[1] ?? '');

/** Figures and pages that a text refers to although there are none of that name. */
export function brokenReferences(text: string, placeholders: ReadonlySet<string>): BrokenReference[] {
  const figures = placeholdersIn(text).filter((name) => !placeholders.has(name));
  const pages = linkedRoutes(text).filter((name) => !isRouteId(name));
  return [
    ...figures.map((name) => ({
      text: `{{${name}`,
      message: `There is no figure “${name}”. Known: ${quoteAll(placeholders)}.`,
    })),
    ...pages.map((name) => ({
      text: `(route:${name}`,
      message: `There is no page “${name}” to link to; src/routes.ts lists them all.`,
    })),
  ];
}
