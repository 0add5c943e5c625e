import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTranslations, isStale, type Translation } from '../../staleness/find-stale';
import { type Lock, writeLock } from '../../staleness/lock';
import { hash, readStaleness, saveLock, staleNote, staleRefusal } from '../../staleness/read-staleness';
import { type Accepts, updateLock } from '../../staleness/update-lock';
import { schema, tinyProject } from '../../../../__tests__/unit/content/tiny-project';
import { copyText } from '../copy-text-of';

const at = (key: string, pair: string, locale: 'de' | 'fr' = 'de'): Translation => ({
  locale,
  key,
  pair,
  text: copyText('Titel', { locale }),
  original: copyText('Title'),
});

it('the translation lock file is sorted, and lists the hashes of an English text and of its translation as one line', () => {
  const lock: Lock = { fr: { b: ['2:1', '1:1'], a: [] }, de: {} };
  expect(writeLock(lock)).toBe(`{
  "de": {},
  "fr": {
    "a": [],
    "b": [
      "1:1",
      "2:1"
    ]
  }
}
`);
});

it.each([
  [
    'up to date if the lock file has the hashes of the English text and the translation among the pairs under its key',
    at('a', 'en2:de2'),
    false,
  ],
  ['stale if only the English text has changed', at('a', 'en3:de1'), true],
  ['up to date if both the English text and the translation have changed', at('a', 'en3:de3'), false],
  ['up to date if the lock file does not have its key yet', at('b', 'en1:de1'), false],
  ['up to date if the lock file does not have its language yet', at('a', 'en3:de1', 'fr'), false],
])('a translation counts as %s', (_what, translation, stale) => {
  expect(isStale(translation, { de: { a: ['en1:de1', 'en2:de2'] } })).toBe(stale);
});

it('updating the translation lock file stores the current hashes, and removes the keys of deleted texts', () => {
  const lock: Lock = { de: { a: ['en1:de1', 'en2:de2'], gone: ['x:y'] } };
  expect(updateLock(lock, [at('a', 'en1:de1'), at('b', 'en5:de5'), at('a', 'en1:fr1', 'fr')], () => false)).toEqual({
    de: { a: ['en1:de1'], b: ['en5:de5'] },
    fr: { a: ['en1:fr1'] },
  });
});

describe('translations in the lock file', () => {
  const find = (changes: Parameters<typeof tinyProject>[0] = {}) =>
    findTranslations(tinyProject(changes), schema, hash);

  it('a key in the translation lock file names file and field of a text, without list indexes: terms.md#sections[].title', () => {
    const keys = find().map(({ locale, key }) => `${locale} ${key}`);
    expect(keys).toEqual(
      expect.arrayContaining([
        'de content/*/terms.md#sections[].title',
        'fr content/*/legal/privacy-policy.md#text',
        'de content/settings/company.yaml#registration.*',
        'fr locales/*/common.json#greeting',
      ]),
    );
    expect(keys.filter((key) => key.startsWith('en'))).toEqual([]);
  });

  const pairOf = (german: string) =>
    find({ 'locales/de/common.json': JSON.stringify({ greeting: german }) }).find(
      ({ key, locale }) => locale === 'de' && key === 'locales/*/common.json#greeting',
    )?.pair;

  it('a hash in the translation lock file has ten hexadecimal digits', () => {
    expect(pairOf('Hallo, {{name}}')).toBe('ddd244c655:1ed75dba55');
  });

  it('the hash of a translation is the same for any spaces around it, line endings and composition of umlauts', () => {
    expect(pairOf(' Gru\u0308\u00dfe\r\nan ')).toBe(pairOf('Gr\u00fc\u00dfe\nan'));
  });

  it('a plural form that English lacks is tracked as a translation of the English form “other”', () => {
    const found = find({
      'locales/en/common.json': '{ "n_one": "a", "n_other": "b" }',
      'locales/fr/common.json': '{ "n_one": "c", "n_many": "d" }',
      'locales/de/common.json': undefined,
    }).filter(({ key }) => key.startsWith('locales/'));
    expect(found.map(({ original, text }) => `${original.field} ${text.field}`)).toEqual([
      'n_one n_one',
      'n_other n_many',
    ]);
  });
});

describe('an edited English text', () => {
  let root = '';
  const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
  const save = (accepts: Accepts = () => false) => saveLock(root, readStaleness(root), accepts);
  const staleFields = () => readStaleness(root).stale.map(({ text }) => text.field);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stale-'));
    for (const folder of ['content/words', 'locales/de', 'locales/en'])
      mkdirSync(join(root, folder), { recursive: true });
    write('locales/en/common.json', '{\n  "a": "One",\n  "b": "Two"\n}\n');
    write('locales/de/common.json', '{\n  "a": "Eins",\n  "b": "Zwei"\n}\n');
    expect([staleFields(), staleNote([]), staleRefusal(() => readStaleness(root), 'fail')]).toEqual([
      [],
      '',
      undefined,
    ]);
    save();
    write('locales/en/common.json', '{\n  "a": "One",\n  "b": "Both"\n}\n');
  });

  it('editing an English text makes its translations stale until they are accepted', () => {
    save();
    expect(staleFields()).toEqual(['b']);
    save(({ locale }) => locale === 'de');
    expect(staleFields()).toEqual([]);
  });

  it('a translation listed in translations.txt counts as up to date; updating the lock file moves the entry to the lock file', () => {
    const list = 'content/words/translations.txt';
    write(list, `# why\n${readStaleness(root).stale[0]?.pair}\n`);
    expect(staleFields()).toEqual([]);
    save();
    expect(readFileSync(join(root, list), 'utf8')).toBe('# why\n');
    expect(staleFields()).toEqual([]);
  });

  it('stale translations are listed at the end of the content check’s output, and stop a build with CONTENT_STALE=fail', () => {
    expect(staleNote(readStaleness(root).stale)).toContain(
      'Note: 1 translated texts are older than their English.\n\nlocales/de/common.json:3 b\n  in English now: Both\n  here:           Zwei\n',
    );
    expect(staleRefusal(() => readStaleness(root), 'fail')).toMatch(/^1 translations are older/);
    expect(staleRefusal(() => readStaleness(root), 'warn')).toBeUndefined();
  });
});

it('a translation lock file with merge markers is named in the error, with what to do', () => {
  const root = mkdtempSync(join(tmpdir(), 'lock-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/translations.lock.json'), '<<<<<<< HEAD\n{}');
  expect(() => readStaleness(root)).toThrow(/^content\/translations\.lock\.json cannot be read, perhaps after a merge/);
});

it('no translation of the site is older than its English text', () => {
  expect(readStaleness('.').stale).toEqual([]);
});
