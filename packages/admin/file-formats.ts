import type { ContentSchema } from '../../src/content/schema';
import { readPage, writePage } from './page-format';
import { type Group, isGroup, type LocalizedNames, settingsToForm, formToSettings } from './settings-format';

/** The only field of a list of words in its form: its lines, notes included. */
export const linesField = 'lines';

/** The strings without empty ones, and without groups that become empty. */
const filled = (strings: Group): Group =>
  Object.fromEntries(
    Object.entries(strings)
      .map(([key, value]) => [key, isGroup(value) ? filled(value) : value] as const)
      .filter(([, value]) => (isGroup(value) ? Object.keys(value).length > 0 : value !== '' && value != null)),
  );

/** The names of all settings fields that may be one string for all languages. */
const localizedNames = ({ objects }: ContentSchema): LocalizedNames =>
  new Set(
    [...objects.values()].flat().flatMap(({ name, directives }) => (directives.includes('localized') ? name : [])),
  );

/** Reads and writes all files that can be edited, each as the interface does. */
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

  /** `before` is the text that the form was made of, which settings are written into. */
  write(path: string, content: Group, before: string): string {
    if (path.endsWith('.md')) return writePage(content, this.schema);
    if (path.endsWith('.txt')) return `${String(content[linesField] ?? '')}\n`;
    return path.endsWith('.json')
      ? JSON.stringify(filled(content), null, 2)
      : formToSettings(content, before, this.localizedNames);
  }
}
