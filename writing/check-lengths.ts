import { identifyPageFile } from '../src/content/page';
import { fillPlaceholders } from '../src/content/placeholders';
import type { Problem } from '../src/content/problem';
import { placeholderValues, type Settings } from '../src/content/settings';
import type { CopyText } from './copy-text';

/** What search results show before they cut: characters of the title with the company's name, and of the description. */
const longestTitle = 60;
const description = { shortest: 50, longest: 160 };

/** A page's title or description that search results would cut, or that is too short to say anything. */
export function checkLengths(text: CopyText, settings: Settings): Problem[] {
  if (!identifyPageFile(text.file) || !['title', 'description'].includes(text.field)) return [];
  const filled = fillPlaceholders(text.value.trim(), placeholderValues(settings, text.locale));
  if (text.field === 'title') {
    const { length } = `${filled} | ${settings.company.name}`;
    const message = `With the company’s name this title has ${length} characters; search results show ${longestTitle}. Shorten it by ${length - longestTitle}.`;
    return length > longestTitle ? [text.problem(message)] : [];
  }
  const { length } = filled;
  const { shortest, longest } = description;
  const message = `The description has ${length} characters; search results want ${shortest} to ${longest}.`;
  return length < shortest || length > longest ? [text.problem(message)] : [];
}
