import { type RouteId, routes } from '../routes';
import { atTop, type Problem } from './problem';
import { brokenReferences } from './references';

/** All that is wrong with the text below a page's front matter: only legal pages have one, and it may name only what exists. */
export function checkBody(
  file: string,
  text: string,
  body: string,
  route: RouteId,
  placeholders: ReadonlySet<string>,
): Problem[] {
  const isLegal = routes[route].area === 'legal';
  const lineOf = (needle: string): number => text.slice(0, text.lastIndexOf(needle)).split('\n').length;
  if (isLegal && body === '') return [atTop(file, 'The text below the front matter is missing.')];
  if (!isLegal && body !== '') {
    const message = 'Text below the front matter shows nowhere on this page; it belongs into a section.';
    return [{ ...atTop(file, message), line: lineOf(body) }];
  }
  return brokenReferences(body, placeholders).map((broken) => ({
    ...atTop(file, broken.message),
    line: lineOf(broken.text),
    field: 'text',
  }));
}
