import type { ContentSchema } from '../../../src/content/schema/schema';
import { readPage, writePage } from './page-format';
import { type Group, isGroup, type LocalizedNames, settingsToForm, formToSettings } from './settings-format';

/** The name of the form field for a word list. It contains all lines of the file, including comments. */
export const linesField = 'lines';

/** Removes empty strings, and groups that become empty. */
const filled = (strings: Group): Group =>
  Object.fromEntries(
    Object.entries(strings)
      .map(([key, value]) => [key, isGroup(value) ? filled(value) : value] as const)
      .filter(([, value]) => (isGroup(value) ? Object.keys(value).length > 0 : value !== '' && value != null)),
  );

/** Names of settings fields that may be one string for all languages. */
const localizedNames = ({ objects }: ContentSchema): LocalizedNames =>
  new Set(
    [...objects.values()].flat().flatMap(({ name, directives }) => (directives.includes('localized') ? name : [])),
  );

/** Parses and serialises each kind of editable file for the CMS. */
export class FileFormats {
  private readonly localizedNames: LocalizedNames;

  constructor(private readonly schema: ContentSchema) {
    this.localizedNames = localizedNames(schema);
  }

  read(path: string, text: string): Group {
    if (path.endsWith('.md')) return readPage(text);
    if (path.endsWith('.txt')) return { [linesField]: text.trimEnd() };
    return path.endsWith('.json') ? (JSON.parse(text) as Group) : settingsToForm(text, this.localizedNames);
  }

  /** Serialises values. `before` is the file's previous text; in settings only changed lines are replaced. */
  write(path: string, content: Group, before: string): string {
    if (path.endsWith('.md')) return writePage(content, this.schema);
    if (path.endsWith('.txt')) return `${String(content[linesField] ?? '')}\n`;
    return path.endsWith('.json')
      ? JSON.stringify(filled(content), null, 2)
      : formToSettings(content, before, this.localizedNames);
  }
}
