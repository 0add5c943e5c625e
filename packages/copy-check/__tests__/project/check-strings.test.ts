import { readdirSync, readFileSync } from 'node:fs';
import { findKeyUses } from '../../key-uses';
import { BrokenProject } from './broken-project';
import { expectOnly } from './expect-only';

const strings = 'locales/de/auth.json';

describe('interface strings: reports once, with file, line and key,', () => {
  it('a file that a language lacks', () => {
    const project = new BrokenProject();
    project.remove('locales/fr/embeds.json');
    expect(project.allProblems()).toEqual([
      expect.objectContaining({
        file: 'locales/fr/embeds.json',
        message: expect.stringMatching(/This file is missing/),
      }),
    ]);
  });

  it('a file that English lacks', () => {
    const project = new BrokenProject();
    project.add('locales/fr/extra.json', '{ "a": "b" }');
    expect(project.allProblems()).toEqual([
      expect.objectContaining({ file: 'locales/fr/extra.json', message: expect.stringMatching(/starts in English/) }),
    ]);
  });

  it('a comma too many', () => {
    const project = new BrokenProject();
    const line = project.change(strings, (text) => text.replace(/\}\n\}\s*$/, '},\n}\n'));
    const problems = project.allProblems();
    expect(problems).toEqual([
      expect.objectContaining({ file: strings, message: expect.stringMatching(/not valid JSON: a comma/) }),
    ]);
    expect(Math.abs((problems[0]?.line ?? 0) - line)).toBeLessThanOrEqual(1);
  });

  it('a key that stands twice', () => {
    const project = new BrokenProject();
    project.change(strings, (text) => text.replace('"tooLong"', '"tooShort"'));
    expect(project.allProblems()).toEqual([
      expect.objectContaining({ file: strings, line: 3, message: expect.stringMatching(/stands twice/) }),
    ]);
  });

  it('an empty string', () => expectOnly(strings, '"Zu kurz!"', '""', 'tooShort', /is empty/));

  it('a string that English does not have', () =>
    expectOnly(
      strings,
      '"tooShort"',
      '"tooTall": "Zu groß!",\n  "tooShort"',
      'tooTall',
      /no string “tooTall” in locales\/en/,
    ));

  it('a tag that is spelled otherwise', () =>
    expectOnly(
      strings,
      /<policy>(.*)<\/policy>/,
      '<link>$1</link>',
      'register.terms',
      /Tags differ: “<\/hidden> <\/link>/,
    ));

  it('a plural form that French needs', () => {
    const project = new BrokenProject();
    project.change('locales/fr/instruments.json', (text) => text.replace(/ *"all_many": .*\n/, ''));
    expect(project.allProblems()).toEqual([
      expect.objectContaining({ field: 'count.all_many', message: expect.stringMatching(/is missing/) }),
    ]);
  });

  it('a plural form that German does not have', () =>
    expectOnly(
      'locales/de/instruments.json',
      '"all_other"',
      '"all_many": "{{count}} Instrumente",\n    "all_other"',
      'count.all_many',
      /no string/,
    ));

  it('a string that no page uses', () => {
    const project = new BrokenProject();
    for (const [locale, text] of [
      ['en', 'Nobody'],
      ['de', 'Niemand'],
      ['fr', 'Personne'],
    ])
      project.change(`locales/${locale}/auth.json`, (json) => json.replace('{', `{\n  "nobodyReadsThis": "${text}",`));
    expect(project.allProblems()).toEqual([
      expect.objectContaining({
        file: 'locales/en/auth.json',
        line: 2,
        field: 'nobodyReadsThis',
        message: expect.stringMatching(/No page uses/),
      }),
    ]);
  });

  it.each([
    ["t('login.sumbit')", 'login.sumbit', /no string “login.sumbit” in locales\/en\/auth\.json/],
    ["t(isNew ? 'login.submit' : 'login.again')", 'login.again', /no string “login.again”/],
    ['t(`countries.${name}`)', 'countries.', /begins with “countries\.”/],
    ['<Trans i18nKey="register.conditions" />', 'register.conditions', /no string/],
  ])('a key in code without a string: %s', (use, key, message) => {
    const file = 'src/auth/login-form.tsx';
    const code = new Map([
      ['src/all.ts', everyKey()],
      [file, `const { t } = useTranslation('auth');\n${use};\n`],
    ]);
    expect(new BrokenProject().allProblems({ keyUses: findKeyUses(code) })).toEqual([
      expect.objectContaining({ file, line: 2, field: key, message: expect.stringMatching(message) }),
    ]);
  });
});

/** Code that names every English string, as a table of labels does. */
function everyKey(): string {
  const keysOf = (value: object, before = ''): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'string' ? [before + key.replace(/_(zero|one|other)$/, '')] : keysOf(inner, `${before}${key}.`),
    );
  const keys = readdirSync('locales/en').flatMap((name) =>
    keysOf(JSON.parse(readFileSync(`locales/en/${name}`, 'utf8'))),
  );
  return `export const keys = ${JSON.stringify(keys)};`;
}
