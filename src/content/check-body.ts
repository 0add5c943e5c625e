import { routes } from '../routes';
import type { ParsedPage } from './page';
import { atTop, type Problem } from './problem';
import { brokenReferences } from './references';

/** Problems of the Markdown below a page's front matter: only legal pages have one, with valid references. */
export function checkBody(
  { file, text, body, bodyOffset, route }: Omit<ParsedPage, 'source'>,
  placeholders: ReadonlySet<string>,
): Problem[] {
  const isLegal = routes[route].area === 'legal';
  const lineAt = (index: number): number => text.slice(0, bodyOffset + index).split('\n').length;
  if (isLegal && body === '') return [atTop(file, 'The text below the front matter is missing.')];
  if (!isLegal && body !== '') {
    const message = 'Text below the front matter shows nowhere on this page; it belongs into a section.';
    return [{ ...atTop(file, message), line: lineAt(0) }];
  }
  return brokenReferences(body, placeholders).map((broken) => ({
    ...atTop(file, broken.message),
    line: lineAt(body.indexOf(broken.text)),
    field: 'text',
  }));
}
