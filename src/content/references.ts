import { isRouteId, routeIds } from '../routes';
import { placeholdersIn, strayBraces } from './placeholders';
import { quoteAll } from './problem';

const routeLink = /\]\(route:([^)#\s]*)/g;

/** A reference to a page or figure that does not exist. */
interface BrokenReference {
  /** The reference as in the text, by which its position is found. */
  text: string;
  message: string;
}

/** Names of the routes that a Markdown text links to, including unknown ones. */
export const linkedRoutes = (text: string): string[] => [...text.matchAll(routeLink)].map((match) => match[1] ?? '');

/** References in a text to figures and pages that do not exist. */
export function brokenReferences(text: string, placeholders: ReadonlySet<string>): BrokenReference[] {
  const figures = placeholdersIn(text).filter((name) => !placeholders.has(name));
  const braces = strayBraces(text);
  const pages = linkedRoutes(text).filter((name) => !isRouteId(name));
  return [
    ...braces.map((found) => ({
      text: found,
      message: `“${found}” is not a figure: write two braces on each side, as in {{instruments}}.`,
    })),
    ...figures.map((name) => ({
      text: `{{${name}`,
      message: `There is no figure “${name}”. Known: ${quoteAll(placeholders)}.`,
    })),
    ...pages.map((name) => ({
      text: `(route:${name}`,
      message: `There is no page “${name}” to link to. Choose one of ${quoteAll(routeIds)}.`,
    })),
  ];
}
