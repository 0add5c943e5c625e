import { EntryCheck } from '../../check/check-entry';
import { checkFacts } from '../../check/facts';
import type { Contents } from '../../entry';
import { FileFormats } from '../../file-formats';
import { readContentSdl, readSchema } from '../../../../src/content/content-files';
import type { Problem } from '../../../../src/content/problem';
import { locales } from '../../../../src/i18n/locales';
import { updateLock } from '../../../copy-check/staleness/lock';
import { readStaleness } from '../../../copy-check/staleness/read-staleness';
import { readProjectFiles } from '../../../copy-check/project-files';

const files = readProjectFiles('.');
const { lock, translations } = readStaleness('.');
/** The project's lock with all translations up to date, so that edited content fails no test. */
const currentLock = updateLock(lock, translations, () => true);
export const formats = new FileFormats(readSchema('.'));

/** All files that hold what can be edited. */
export const texts: ReadonlyMap<string, string> = new Map([...files.pages, ...files.settings, ...files.strings]);

/** The check as it runs in the interface. */
export const openProject = (): EntryCheck => new EntryCheck(checkFacts(readContentSdl('.'), files, currentLock));

/** What stands in the form of the entry that holds a file, as if a person had typed what an edit of the file does. */
export function typedForm(path: string, edit: (text: string) => string = (text) => text): Contents {
  const inAll = locales.map((locale) => path.replace(/^(content|locales)\/(?:en|de|fr)\//, `$1/${locale}/`));
  const contentOf = (file: string) => {
    const text = texts.get(file) ?? '';
    return formats.read(file, file === path ? edit(text) : text);
  };
  return Object.fromEntries(inAll.map((file) => [file, contentOf(file)]));
}

const rowOf = ({ file, field, message }: Problem): [string, string, string] => [file, field, message];

/** What the check says of a form, by file, field and message. */
export const problemsOf = async (check: EntryCheck, form: Contents) => (await check.check(form)).problems.map(rowOf);

/** The translations that the check finds older than their English, and their English. */
export const staleOf = async (check: EntryCheck, form: Contents) => (await check.check(form)).stale.map(rowOf);
