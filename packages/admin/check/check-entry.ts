import { checkSettingsOf } from '../../../src/content/check-structure';
import { withLineFeeds } from '../../../src/content/yaml/raw-text';
import { readContentSchema } from '../../../src/content/schema/schema';
import { parseSettings, placeholderValues } from '../../../src/content/settings';
import { type Locale, locales } from '../../../src/i18n/locales';
import type { Dictionaries } from '../../copy-check/text/check-text';
import { checkProject } from '../../copy-check/project/check-project';
import type { ContentFiles } from '../../../src/content/content-files';
import type { Contents } from '../files/entry';
import { FileFormats } from '../files/file-formats';
import type { CheckFacts } from './check-facts';
import type { Checked, Texts } from './messages';
import { staleTranslations } from './stale-translations';

/** The kinds of files that the CMS edits, by their names in `ContentFiles`, each with the pattern of its paths. */
const kinds = [
  ['pages', /\.md$/],
  ['settings', /^content\/settings\//],
  ['strings', /\.json$/],
  ['words', /^content\/words\//],
] as const;

const noFiles: ContentFiles = {
  pages: new Map(),
  settings: new Map(),
  strings: new Map(),
  diagrams: new Map(),
  words: new Map(),
  pictures: new Set(),
};

/** An empty map of dictionaries, with which the check leaves out spelling. */
const noDictionaries: Dictionaries = new Map();

/**
 * Returns the project's files with some texts replaced. A map (of pages, settings, strings or words) in which no text
 * is replaced stays the same object, because check results are cached by object.
 */
function withTexts(files: ContentFiles, texts: Texts): ContentFiles {
  const changed = { ...files };
  for (const [kind, paths] of kinds) {
    const own = texts.filter(([path]) => paths.test(path));
    if (own.length > 0) changed[kind] = new Map([...files[kind], ...own]);
  }
  return changed;
}

/** Runs the content check on the project with unsaved changes: the open entry counts as if it were saved. */
export class EntryCheck {
  /** The project's files with the values of the form. */
  private files: ContentFiles;
  private readonly schema;
  private readonly formats: FileFormats;
  private readonly keyUses;
  private readonly lock;

  constructor({ sdl, texts, pictures, keyUses, lock }: CheckFacts) {
    this.files = withTexts({ ...noFiles, pictures: new Set(pictures) }, texts);
    this.schema = readContentSchema(sdl);
    this.formats = new FileFormats(this.schema);
    this.keyUses = keyUses;
    this.lock = lock;
  }

  saved(contents: Contents): void {
    this.files = withTexts(this.files, this.textsOf(contents));
  }

  async check(contents: Contents, pictures: readonly string[] = []): Promise<Checked> {
    if (pictures.some((picture) => !this.files.pictures.has(picture)))
      this.files = { ...this.files, pictures: new Set([...this.files.pictures, ...pictures]) };
    const files = withTexts(this.files, this.textsOf(contents));
    const tools = { dictionaries: noDictionaries, touched: new Set(Object.keys(contents)), keyUses: this.keyUses };
    return {
      problems: checkProject(files, this.schema, tools),
      stale: await staleTranslations(files, this.schema, this.lock),
      placeholders: this.placeholdersIn(files),
    };
  }

  private textsOf(contents: Contents): Texts {
    return Object.entries(contents).map(([path, content]) => [
      path,
      withLineFeeds(this.formats.write(path, content, this.savedAt(path))),
    ]);
  }

  private savedAt(path: string): string {
    return kinds.map(([kind]) => this.files[kind].get(path)).find(Boolean) ?? '';
  }

  private placeholdersIn(files: ContentFiles): Checked['placeholders'] {
    const areSettingsValid = checkSettingsOf(files, this.schema).length === 0;
    const placeholdersIn = (locale: Locale): ReadonlyMap<string, string> =>
      areSettingsValid ? placeholderValues(parseSettings(files.settings), locale) : new Map();
    // The type assertion is needed because TypeScript types the keys of `Object.fromEntries` as strings.
    return Object.fromEntries(locales.map((locale) => [locale, placeholdersIn(locale)])) as Checked['placeholders'];
  }
}
