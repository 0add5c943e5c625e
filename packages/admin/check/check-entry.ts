import { checkSettingsOf } from '../../../src/content/check-content';
import { readContentSchema } from '../../../src/content/schema';
import { companyValues, parseSettings, placeholderValues } from '../../../src/content/settings';
import { type Locale, locales } from '../../../src/i18n/locales';
import { menuRoutes } from '../../../src/layout/menu-routes';
import { checkProject } from '../../copy-check/check-project';
import type { ProjectFiles } from '../../copy-check/project-files';
import { filesOf } from './entry-files';
import { pictureFolder } from './places';
import type { Checked, CheckFacts, OpenEntry, ToChecker } from './messages';
import { StaleTranslations } from './stale-translations';

/** Runs the content check on the files as they were read, with those of the open entry as they would be saved. */
export class EntryCheck {
  private readonly texts = new Map<string, string>();
  private readonly pictures = new Set<string>();
  private readonly schema;
  private readonly tools;
  private readonly staleTranslations;

  constructor(private readonly facts: CheckFacts) {
    this.schema = readContentSchema(facts.sdl);
    const keyUses = { uses: facts.uses, literals: new Set(facts.literals) };
    // Without dictionaries, spelling is not checked.
    this.tools = { dictionaries: new Map<never, never>(), keyUses, menus: menuRoutes };
    this.staleTranslations = new StaleTranslations(facts.lock);
  }

  /** Takes in what has been read or saved. */
  handle(message: Exclude<ToChecker, { type: 'open' }>): void {
    if (message.type === 'text') this.texts.set(message.path, message.text);
    else if (message.type === 'saved')
      for (const [path, text] of this.filesOf(message.entry)) this.texts.set(path, text);
    else for (const path of message.paths) this.addPicture(path);
  }

  async check(entry: OpenEntry): Promise<Checked> {
    const files = this.filesWith(entry);
    return {
      entry,
      problems: checkProject(files, this.schema, this.tools),
      stale: await this.staleTranslations.among(files),
      figures: this.figuresFor(entry, files),
    };
  }

  private addPicture(path: string): void {
    const [, picture] = path.split(`${pictureFolder}/`);
    if (picture) this.pictures.add(picture);
  }

  private filesOf(entry: OpenEntry): Map<string, string> {
    return filesOf(entry, {
      schema: this.schema,
      localizedNames: new Set(this.facts.localizedNames),
      textOf: (path) => this.texts.get(path) ?? '',
    });
  }

  private filesWith(entry: OpenEntry): ProjectFiles {
    const texts = new Map([...this.texts, ...this.filesOf(entry)]);
    const select = (path: RegExp): Map<string, string> => new Map([...texts].filter(([name]) => path.test(name)));
    return {
      pages: select(/\.md$/),
      settings: select(/\.yaml$/),
      strings: select(/\.json$/),
      words: new Map(this.facts.words),
      pictures: this.pictures,
    };
  }

  /** Interface strings may name the company, pages also figures. */
  private figuresFor({ file }: OpenEntry, files: ProjectFiles): Checked['figures'] {
    const areSettingsValid = checkSettingsOf(files, this.schema).length === 0;
    const figuresIn = (locale: Locale): ReadonlyMap<string, string> => {
      if (!areSettingsValid) return new Map();
      const settings = parseSettings(files.settings);
      return file.startsWith('locales/') ? companyValues(settings) : placeholderValues(settings, locale);
    };
    // `Object.fromEntries` forgets the type of keys.
    return Object.fromEntries(locales.map((locale) => [locale, figuresIn(locale)])) as Checked['figures'];
  }
}
