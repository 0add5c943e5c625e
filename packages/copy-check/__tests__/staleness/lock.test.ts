import { isStale, type Lock, updateLock, writeLock } from '../../staleness/lock';
import { hash } from '../../staleness/read-staleness';
import { findTranslations, type Translation } from '../../staleness/translations';
import { tinyProject } from '../../../../__tests__/unit/content/tiny-project';

const find = (changes: Parameters<typeof tinyProject>[0] = {}) => findTranslations(tinyProject(changes), hash);

const at = (place: string, pair: string, locale: 'de' | 'fr' = 'de'): Translation => {
  const text = {
    file: 'f',
    locale,
    field: 'title',
    value: 'Titel',
    problem: () => ({ file: 'f', line: 3, column: 1, field: '', message: '' }),
  };
  return { locale, place, pair, text, original: { ...text, locale: 'en', value: 'Title' } };
};

const never = () => false;

it('a lock file is sorted, one pair a line', () => {
  const lock: Lock = { fr: { b: ['2:1', '1:1'], a: ['3:3'], c: [] }, de: { c: ['1:1'] } };
  expect(writeLock(lock)).toBe(
    '{\n  "de": {\n    "c": [\n      "1:1"\n    ]\n  },\n  "fr": {\n    "a": [\n      "3:3"\n    ],\n    "b": [\n      "1:1",\n      "2:1"\n    ],\n    "c": []\n  }\n}\n',
  );
});

describe('a translation is', () => {
  const lock: Lock = { de: { a: ['en1:de1', 'en2:de2'] } };

  it.each([
    ['up to date as it was noted', at('a', 'en1:de1'), false],
    ['up to date as it was noted elsewhere in the list', at('a', 'en2:de2'), false],
    ['stale when only its English text has changed', at('a', 'en3:de1'), true],
    ['up to date when it has changed too', at('a', 'en3:de3'), false],
    ['up to date when it is new', at('b', 'en1:de1'), false],
    ['up to date when its language is new', at('a', 'en3:de1', 'fr'), false],
  ])('%s', (_what, translation, stale) => {
    expect(isStale(translation, lock)).toBe(stale);
  });
});

describe('the lock after an update', () => {
  const lock: Lock = { de: { a: ['en1:de1', 'en2:de2'], gone: ['x:y'] } };

  it('has what is up to date as it is now, and drops what is gone', () => {
    expect(updateLock(lock, [at('a', 'en1:de1'), at('b', 'en5:de5'), at('a', 'en1:fr1', 'fr')], never)).toEqual({
      de: { a: ['en1:de1'], b: ['en5:de5'] },
      fr: { a: ['en1:fr1'] },
    });
  });
});

describe('translations', () => {
  it('are the texts of pages, settings and strings that have an English original', () => {
    const found = find();
    const places = new Set(found.map(({ place }) => place));
    expect(places).toContain('content/*/terms.md#sections[].title');
    expect(places).toContain('content/*/legal/privacy-policy.md#text');
    expect(places).toContain('content/settings/company.yaml#registration.*');
    expect(places).toContain('locales/*/common.json#greeting');
    expect(new Set(found.map(({ locale }) => locale))).toEqual(new Set(['de', 'fr']));
    for (const { text, original, locale } of found)
      expect([original.locale, text.locale, original.file]).toEqual([
        'en',
        locale,
        text.file.replace(`/${locale}/`, '/en/'),
      ]);
  });

  it('are known without their positions in lists', () => {
    const list = (text: string) =>
      text.replace(
        'sections:\n',
        `sections:\n  - kind: hero\n    title: A\n    texts: [${'{ text: B }, '.repeat(12)}]\n`,
      );
    const places = find({ 'content/en/terms.md': list, 'content/de/terms.md': list }).map(({ place }) => place);
    expect(places.filter((place) => place.endsWith('texts[].text'))).toHaveLength(12);
  });

  it('are known by ten hexadecimal digits of each side, whatever blanks stand around', () => {
    const pairOf = (changes?: Parameters<typeof tinyProject>[0]) =>
      find(changes).find(({ place, locale }) => locale === 'de' && place === 'locales/*/common.json#greeting')?.pair;
    expect(pairOf()).toBe('ddd244c655:1ed75dba55');
    expect(pairOf({ 'locales/de/common.json': '{ "greeting": " Hallo, {{name}} " }' })).toBe(pairOf());
    expect(pairOf({ 'locales/de/common.json': '{ "greeting": "Hallo" }' })?.split(':')[0]).toBe(
      pairOf()?.split(':')[0],
    );
  });

  it('of a plural form that English lacks are those of its other', () => {
    const english = '{ "n_one": "a", "n_other": "b" }';
    const found = find({
      'locales/en/common.json': english,
      'locales/de/common.json': '{ "n_one": "c", "n_many": "d" }',
      'locales/fr/common.json': undefined,
    }).filter(({ place }) => place.startsWith('locales/'));
    expect(found.map(({ original, text }) => `${original.field} ${text.field}`)).toEqual([
      'n_one n_one',
      'n_other n_many',
    ]);
  });
});
