import { type Locale, locales } from '../../../src/i18n/locales';
import type { ContentSchema } from '../../../src/content/schema';
import { writePage } from '../page-format';
import { type LocalizedNames, settingsFormat } from '../settings-format';
import type { OpenEntry } from './messages';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** Makes objects and lists of values by path: `{ 'items.0.label': 'x' }` is `{ items: [{ label: 'x' }] }`. */
export function nested(values: Readonly<Group>): Group {
  const root: Group = {};
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    let group = root;
    keys.slice(0, -1).forEach((key, index) => {
      if (!isGroup(group[key])) group[key] = /^\d+$/.test(keys[index + 1] ?? '') ? [] : {};
      group = group[key] as Group; // Made on the line before, or by an earlier path.
    });
    const last = keys.at(-1) ?? '';
    // A list or object stands beside its own parts, empty.
    if (!isGroup(group[last])) group[last] = typeof value === 'string' ? value.trim() : value;
  }
  return root;
}

/** Strings that the interface has left empty are not written, nor groups without any. */
const filled = (strings: Group): Group =>
  Object.fromEntries(
    Object.entries(strings)
      .map(([key, value]) => [key, isGroup(value) ? filled(value) : value] as const)
      .filter(([, value]) => (isGroup(value) ? Object.keys(value).length > 0 : value !== '' && value != null)),
  );

/** What the files need besides the form to be written as the interface writes them. */
interface Writing {
  schema: ContentSchema;
  localizedNames: LocalizedNames;
  /** The text of a file as it was read. */
  textOf(path: string): string;
}

function write(path: string, content: Group, { schema, localizedNames, textOf }: Writing): string {
  if (path.endsWith('.md')) return writePage(content, schema);
  if (path.endsWith('.json')) return JSON.stringify(filled(content), null, 2);
  const format = settingsFormat(localizedNames);
  format.read(textOf(path));
  // The file of instruments is a list; in the form it has a name.
  return format.write(Array.isArray(content.instruments) ? content.instruments : content);
}

/** The files that an open entry would be saved to, by path. */
export function filesOf({ file, values }: OpenEntry, writing: Writing): Map<string, string> {
  const inLocale = (locale: Locale): string => file.replace('{{locale}}', locale);
  return new Map(
    Object.entries(values).flatMap(([locale, own]) => {
      const path = inLocale(locale as Locale); // Files for all languages name none, so nothing is replaced.
      return locale === '_default' || locales.includes(locale as Locale)
        ? [[path, write(path, nested(own), writing)] as const]
        : [];
    }),
  );
}
