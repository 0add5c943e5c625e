import { EntryCheck } from '../../check/check-entry';
import { checkFacts } from '../../check/facts';
import type { OpenEntry } from '../../check/messages';
import { readPage } from '../../page-format';
import { settingsFormat } from '../../settings-format';
import { localizedNames } from '../../localized-names';
import { readContentSdl } from '../../../../src/content/content-files';
import type { Problem } from '../../../../src/content/problem';
import { locales } from '../../../../src/i18n/locales';
import type { ProjectFiles } from '../../../copy-check/project-files';
import { readLockIn } from '../../../copy-check/staleness/read-staleness';
import { files as original, schema } from '../source-files';

const names = localizedNames(schema);
const facts = checkFacts(readContentSdl('.'), names, original, readLockIn('.'));

/** Values of fields by path, as the interface keeps them. */
function flat(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
}

/** The content of a file as the interface reads it. */
function read(path: string, text: string): unknown {
  if (path.endsWith('.md')) return readPage(text);
  if (path.endsWith('.json')) return JSON.parse(text);
  const content = settingsFormat(new Set(names)).read(text);
  return Array.isArray(content) ? { instruments: content } : content;
}

type Texts = Pick<ProjectFiles, 'pages' | 'settings' | 'strings'>;

const textsOf = ({ pages, settings, strings }: Texts): Map<string, string> =>
  new Map([...pages, ...settings, ...strings]);

/** What stands in the form of the entry that holds a file. */
export function formOf(path: string, texts: ReadonlyMap<string, string>): OpenEntry {
  const file = path.replace(/^(content|locales)\/(?:en|de|fr)\//, '$1/{{locale}}/');
  const inLocales = file === path ? ['_default'] : locales;
  const valuesIn = (locale: string) => {
    const own = file.replace('{{locale}}', locale);
    return [locale, Object.fromEntries(flat(read(own, texts.get(own) ?? '')))];
  };
  return { file, values: Object.fromEntries(inLocales.map(valuesIn)) as OpenEntry['values'] };
}

/** The check as it runs in the interface, with the project's files in the folder that is open. */
export function openProject(): EntryCheck {
  const check = new EntryCheck(facts);
  for (const [path, text] of textsOf(original)) check.handle({ type: 'text', path, text: text.trim() });
  check.handle({ type: 'pictures', paths: [...original.pictures].map((path) => `content/pictures/${path}`) });
  return check;
}

export const textOf = (path: string): string => textsOf(original).get(path) ?? '';

/** All files that hold what can be edited. */
export const editable: readonly string[] = [...textsOf(original).keys()];

const rowOf = ({ file, field, message }: Problem): [string, string, string] => [file, field, message];

/** What the check says of a form, by file, field and message. */
export const problemsOf = async (check: EntryCheck, entry: OpenEntry) => (await check.check(entry)).problems.map(rowOf);

/** The translations that the check finds older than their English, and their English. */
export const staleOf = async (check: EntryCheck, entry: OpenEntry) => (await check.check(entry)).stale.map(rowOf);

/** A form in which one file says something else: as if a person had typed what an edit of the file does. */
export function typedForm(path: string, edit: (text: string) => string): OpenEntry {
  const texts = textsOf(original);
  return formOf(path, texts.set(path, edit(texts.get(path) ?? '')));
}
