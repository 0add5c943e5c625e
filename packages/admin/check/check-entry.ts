import { checkSettingsOf } from '../../../src/content/check-content';
import { withLineFeeds } from '../../../src/content/line-endings';
import { readContentSchema } from '../../../src/content/schema';
import { parseSettings, placeholderValues } from '../../../src/content/settings';
import { type Locale, locales } from '../../../src/i18n/locales';
import { checkProject } from '../../copy-check/check-project';
import type { ProjectFiles } from '../../copy-check/project-files';
import type { Contents } from '../entry';
import { FileFormats } from '../file-formats';
import type { CheckFacts } from './check-facts';
import type { Checked, Texts, ToChecker } from './messages';
import { staleTranslations } from './stale-translations';

/** Runs the content check on the project, with the files of the open entry as they would be saved. */
export class EntryCheck {
  private readonly texts: Map<string, string>;
  private readonly pictures: Set<string>;
  private readonly schema;
  private readonly formats: FileFormats;
  private readonly lock;

  constructor({ sdl, texts, pictures, lock }: CheckFacts) {
    this.texts = new Map(texts);
    this.pictures = new Set(pictures);
    this.schema = readContentSchema(sdl);
    this.formats = new FileFormats(this.schema);
    this.lock = lock;
  }

  /** Takes in what has been added or saved. */
  handle(message: Exclude<ToChecker, { type: 'open' }>): void {
    if (message.type === 'pictures') for (const picture of message.pictures) this.pictures.add(picture);
    else for (const [path, text] of this.textsOf(message.contents)) this.texts.set(path, text);
  }

  async check(contents: Contents): Promise<Checked> {
    const files = this.filesWith(this.textsOf(contents));
    // Without dictionaries, spelling is not checked.
    const tools = { dictionaries: new Map(), touched: new Set(Object.keys(contents)) };
    return {
      problems: checkProject(files, this.schema, tools),
      stale: await staleTranslations(files, this.lock),
      figures: this.figuresIn(files),
    };
  }

  private textsOf(contents: Contents): Texts {
    return Object.entries(contents).map(([path, content]) => [
      path,
      withLineFeeds(this.formats.write(path, content, this.texts.get(path) ?? '')),
    ]);
  }

  private filesWith(open: Texts): ProjectFiles {
    const texts = new Map([...this.texts, ...open]);
    const select = (path: RegExp): Map<string, string> => new Map([...texts].filter(([name]) => path.test(name)));
    return {
      pages: select(/\.md$/),
      settings: select(/^content\/settings\//),
      strings: select(/\.json$/),
      words: select(/^content\/words\//),
      pictures: this.pictures,
    };
  }

  private figuresIn(files: ProjectFiles): Checked['figures'] {
    const areSettingsValid = checkSettingsOf(files, this.schema).length === 0;
    const figuresIn = (locale: Locale): ReadonlyMap<string, string> =>
      areSettingsValid ? placeholderValues(parseSettings(files.settings), locale) : new Map();
    // `Object.fromEntries` forgets the type of keys.
    return Object.fromEntries(locales.map((locale) => [locale, figuresIn(locale)])) as Checked['figures'];
  }
}
