import { defaultLocale } from '../../i18n/locales';
import { isLegal } from '../../routes';
import type { ContentFiles } from '../content-files';
import { isDraft } from './drafts';
import { checkMarkdown } from '../markdown/check-markdown';
import type { PageReading, ParsedPage } from './page';
import { textOfBody } from '../placed-text';
import { brokenPlaceholders } from '../placeholders';
import { perObject } from '../remember';
import { atTop, type Problem } from '../problem';
import type { ContentSchema } from '../schema/schema';
import { findMiscounts } from './section-counts';
import { parseSettings, placeholderValues } from '../settings';
import { type Rules, validateValue } from '../schema/validate';
import type { YamlSource } from '../yaml/yaml-source';

/** The rules for validating pages. The settings must be valid, since the names of placeholders come from them. */
export const rulesFor = ({ settings, pictures }: ContentFiles, schema: ContentSchema): Rules =>
  rulesOf(settings, pictures, schema);

const rulesOf = perObject(
  (settings: ContentFiles['settings'], pictures: ContentFiles['pictures'], schema: ContentSchema): Rules => {
    const placeholders = new Set(placeholderValues(parseSettings(settings), defaultLocale).keys());
    return { schema, known: { placeholders, pictures } };
  },
);

/** Checks the Markdown below a page's front matter. Only legal pages may have any. */
function checkBody(page: ParsedPage, placeholders: ReadonlySet<string>): Problem[] {
  const { file, body, route } = page;
  const text = textOfBody(page);
  if (isLegal(route) && body === '') return [atTop(file, 'The text below the front matter is missing.')];
  if (!isLegal(route) && body !== '') {
    const message = 'Text below the front matter shows nowhere on this page; it belongs into a section.';
    return [{ ...text.problem(message), column: 1, field: '' }];
  }
  return [...brokenPlaceholders(text, placeholders), ...checkMarkdown(text, true)];
}

interface CheckedPage {
  problems: Problem[];
  source?: YamlSource;
}

/**
 * Checks one page. Also returns its front matter, for comparison with other languages, if the page has no problems
 * except lists with too many items.
 */
export const checkPage = perObject(({ page, problem }: PageReading, rules: Rules): CheckedPage => {
  if (problem) return { problems: [problem] };
  const { source } = page;
  const found = [
    ...validateValue(source, source.document.contents, 'PageFrontMatter!', '', rules),
    ...checkBody(page, rules.known.placeholders),
  ];
  const miscounts = isDraft(source.document) ? [] : findMiscounts(source, page.route);
  const tooLong = miscounts.filter(({ isTooLong }) => isTooLong);
  // Another problem, such as a wrong indentation, may be why a list seems too short. So lists with too few items are
  // reported only if there are no other problems. Lists with too many items are always reported.
  if (found.length > 0) return { problems: [...found, ...tooLong.map(({ problem: miscount }) => miscount)] };
  const counted = miscounts.map(({ problem: miscount }) => miscount);
  return tooLong.length === miscounts.length ? { problems: counted, source } : { problems: counted };
});
