import { checkKeys } from '../check-keys';
import { findKeyUses } from '../key-uses';
import { readStringFiles } from '../string-files';
import { formatted } from '../../../__tests__/unit/content/formatted';

const strings = { menu: { home: 'Home', terms: 'Terms' }, found_one: 'one', found_other: 'some', 'class.a': 'A' };
const { files } = readStringFiles(
  new Map([
    ['locales/en/common.json', JSON.stringify(strings)],
    ['locales/en/auth.json', '{ "login": "Log in" }'],
    ['locales/de/common.json', '{ "german": "Deutsch" }'],
  ]),
);

const all = "t('menu.home'); t('menu.terms'); t('found', { count }); t(`class.${a}`);";

const check = (code: string, first = '') =>
  formatted(checkKeys(files, findKeyUses(new Map([['src/a.tsx', `${first}${all}\nconst key = 'login';\n${code}`]]))));

const none = (place: string, key: string, file: string, start = '') =>
  `src/a.tsx:${place} ${key}: There is no string ${start}“${key}” in locales/en/${file}.json. Add it there, in every language.`;

it('nothing is wrong where code asks for what there is, and for all of it', () => {
  expect(check('')).toEqual([]);
});

test.each([
  ["t('menu.home')", []],
  ["t('menu.hom')", [none('3:3', 'menu.hom', '…')]],
  ["  t('menu')", [none('3:5', 'menu', '…')]],
  ["t(isNew ? 'menu.new' : 'menu.old')", [none('3:11', 'menu.new', '…'), none('3:24', 'menu.old', '…')]],
  ['t(`menu.${name}`)', []],
  ['t(`men.${name}`)', [none('3:3', 'men.', '…', 'that begins with ')]],
  ['t(`menu.home`)', []],
  ['t(name)', []],
  ["u('nothing')", []],
  ["i18n.t('nothing')", []],
  ['t()', []],
  ['<Trans i18nKey="menu.new" />', [none('3:16', 'menu.new', '…')]],
  ['<Trans i18nKey={name} />', []],
  ['<Trans i18nKey />', []],
  ['<Trans title="nothing" />', []],
])('%s is reported: %j', (code, messages) => {
  expect(check(code)).toEqual(messages);
});

it('a file that names its namespace asks for that one’s keys', () => {
  expect(check("t('login')", "useTranslation('common');")).toEqual([none('3:3', 'login', 'common')]);
  expect(check('', 'useTranslation(name);')).toEqual([]);
  expect(check('', 'useTranslation();')).toEqual([]);
});

it('a string that English alone lacks is not asked for here: it is reported in English', () => {
  expect(check("t('german')")).toEqual([]);
});

it('a string that no code names is reported, in English alone', () => {
  const code = new Map([
    ['src/a.tsx', "t('menu.home'); t('found'); useTranslation('auth'); const a = ['menu.terms']; login();"],
  ]);
  expect(formatted(checkKeys(files, findKeyUses(code)))).toEqual([
    none('1:3', 'menu.home', 'auth'),
    none('1:19', 'found', 'auth'),
    'locales/en/common.json:1:90 class.a: No page uses this string. Take it out, in every language.',
    'locales/en/auth.json:1:12 login: No page uses this string. Take it out, in every language.',
  ]);
});

it('a key of one namespace is not used by those who ask another', () => {
  const code = new Map([['src/a.tsx', "useTranslation('auth'); t(`class.${a}`); t(`login`)"]]);
  expect(formatted(checkKeys(files, findKeyUses(code))).map((line) => line.split(' ')[1])).toEqual([
    'class.:',
    'menu.home:',
    'menu.terms:',
    'found_one:',
    'found_other:',
    'class.a:',
  ]);
});
