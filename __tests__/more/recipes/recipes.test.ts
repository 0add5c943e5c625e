import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import type { Problem } from '../../../src/content/problem';
import { ProjectCopy } from './project-copy';

const project = new ProjectCopy();

/** All recipes of CONTRIBUTING.md are followed in one copy of the project, which is then built once. */
const recipes = ['Add a string of the interface', 'Add a page', 'Add a kind of section', 'Add a locale'];

const trees = { '': 'en', '/en': 'en', '/de': 'de', '/fr': 'fr', '/es': 'es' };

/** Texts of the page that the tests add. The Spanish page repeats the English texts. */
const words = {
  en: { menu: 'Glossary', title: 'What words mean', said: 'A spread is a price.', source: 'From our glossary.' },
  de: { menu: 'Lexikon', title: 'Was Wörter bedeuten', said: 'Ein Spread ist ein Preis.', source: 'Aus dem Lexikon.' },
  fr: { menu: 'Lexique', title: 'Le sens des mots', said: 'Un spread est un prix.', source: 'Tiré du lexique.' },
};

const description = {
  en: 'Short explanations of the words that traders use every day, from ask to yield.',
  de: 'Kurze und klare Erklärungen der Wörter, die man beim Trading täglich liest.',
  fr: 'De courtes explications des mots que les traders utilisent chaque jour.',
};

type Language = keyof typeof words;
const languages = Object.keys(words) as Language[];

const page = (locale: Language): string => `---
title: ${words[locale].title}
description: ${description[locale]}
sections:
  - kind: hero
    title: ${words[locale].title}
    lead: ${description[locale]}
    scene:
      src: hero-terms.png
  - kind: quotation
    title: ${words[locale].menu}
    words: ${words[locale].said}
    size: large
---
`;

/** Adds a Spanish text next to each English text of the settings, with the same words. */
const repeatEnglish = (text: string): string =>
  text.replace(/^( *)en: (.*)$/gm, '$1en: $2\n$1es: $2').replace(/\{ en: ((?:'[^']*'|[^,}])+),/g, '{ en: $1, es: $1,');

const strings = (locale: Language): string => `locales/${locale}/common.json`;

function addString(): void {
  for (const locale of languages)
    project.edit(strings(locale), (json) =>
      json.replace('{', `{\n  "quotation": { "source": "${words[locale].source}" },`),
    );
}

function addSectionKind(): void {
  const folder = 'src/sections/quotation';
  const source = (name: string) => readFileSync(`__tests__/more/recipes/new-section/${name}`, 'utf8');
  project.add(`${folder}/type.graphql`, source('type.graphql'));
  project.add(`${folder}/quotation.tsx`, source('quotation.tsx.txt'));
  project.add(`${folder}/quotation.module.css`, source('quotation.module.css'));
}

function addPage(): void {
  project.edit('src/routes.ts', (text) =>
    text.replace(/ {2}about: .*\n/, "  glossary: content('trade/glossary'),\n$&"),
  );
  for (const locale of languages) {
    project.add(`content/${locale}/trade/glossary.md`, page(locale));
    project.edit(strings(locale), (json) => json.replace('"menu": {', `$& "glossary": "${words[locale].menu}",`));
  }
  project.edit('src/layout/menu-items.ts', (text) =>
    text.replace("  { route: 'about',", "  { route: 'glossary', label: 'menu.glossary' },\n$&"),
  );
}

function addLocale(): void {
  project.edit('src/i18n/locales.ts', (text) =>
    text
      .replace("'fr']", "'fr', 'es']")
      .replace(
        /(\n {2}fr: .*)/,
        "$1\n  es: { name: 'Español', flag: 'gb', openGraph: 'es_ES', chartProvider: 'es', chartSite: 'es', phoneCode: '+1' },",
      ),
  );
  project.copy('content/en', 'content/es');
  project.copy('locales/en', 'locales/es');
  for (const file of ['company', 'instruments', 'widgets'])
    project.edit(`content/settings/${file}.yaml`, repeatEnglish);
  // Spanish has a plural form that English lacks.
  project.edit('locales/es/instruments.json', (json) =>
    json.replace(/"(\w+)_other": (".*")/g, '"$1_many": $2, "$1_other": $2'),
  );
}

const html = (path: string) => load(project.read(`public${path}.html`));

let testsOfLists: ReturnType<ProjectCopy['run']>;

beforeAll(() => {
  addString();
  addSectionKind();
  addPage();
  // The tests of menus and of the forms in /admin expect three languages, so they run before Spanish is added.
  testsOfLists = project.run('npx jest --selectProjects unit --testPathPatterns unit/layout collections', 'test');
  addLocale();
  const { status, stdout, stderr } = project.run('npm run build -- --local');
  if (status !== 0) throw new Error((stdout + stderr).slice(-3000));
});

afterAll(() => project.remove());

it('every recipe in CONTRIBUTING.md is tested, and every file named in a recipe exists', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8').split('## Recipes')[1]?.split('\n## ')[0] ?? '';
  expect([...text.matchAll(/^\*\*(Add .*?)\.\*\*/gm)].map(([, name]) => name)).toEqual(recipes);
  const files = [...text.matchAll(/`((?:src|content|locales|__tests__)\/[^`<]*)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('after adding a page, a section type and a string as CONTRIBUTING.md says, the tests of menus and CMS still pass', () => {
  expect(testsOfLists.stderr).toMatch(/^Test Suites: 2 passed, 2 total$/m);
});

it('after adding Spanish as CONTRIBUTING.md says, the site has Spanish pages, a link in the language menu, and hreflang', () => {
  const $ = html('/es/trade/faq');
  expect($('html').attr('lang')).toBe('es');
  expect($('header a[data-locale="es"]').first().attr('href')).toBe('/es/trade/faq');
  expect($('main details')).toHaveLength(6);
  expect($('main a[href^="/es/"]').length).toBeGreaterThan(0);
  const german = html('/de/trade/faq');
  expect(german('link[rel="alternate"][hreflang="es"]').attr('href')).toBe('http://velmarch.example/es/trade/faq');
});

it.each(Object.entries(trees))(
  'a page added as CONTRIBUTING.md says is built at %s/trade/glossary, with a menu link and texts in the language “%s”',
  (tree, locale) => {
    const said = words[locale as Language] ?? words.en;
    const $ = html(`${tree}/trade/glossary`);
    expect($('html').attr('lang')).toBe(locale);
    expect($('h1').text()).toBe(said.title);
    expect($('link[rel="alternate"]').length).toBeGreaterThan(4);
    const link = html(`${tree}/terms`)(`header a[href="${tree}/trade/glossary"]`).first();
    expect(link.text()).toBe(said.menu);

    const section = $('section#quotation');
    expect(section.find('h2').text()).toBe(said.menu);
    expect(section.find('blockquote').text()).toBe(said.said);
    expect(section.find('blockquote').attr('data-size')).toBe('large');
    expect(section.find('p').text()).toBe(said.source);
  },
);

it('after Spanish was added with English texts, the content check reports only that these texts are untranslated', () => {
  const { stdout } = project.run('npx tsx packages/copy-check/commands/content-check.ts --json');
  const problems = JSON.parse(stdout) as Problem[];
  expect(problems.filter(({ message }) => !message.startsWith('This is the English text.'))).toEqual([]);
  expect(problems.filter(({ file }) => !/^(content|locales)\/es\//.test(file))).toEqual([]);
});

it('the site’s code passes TypeScript once all recipes of CONTRIBUTING.md have been followed', () => {
  project.add('tsconfig.site.json', '{ "extends": "./tsconfig.json", "include": ["src", "*.ts", "*.tsx"] }');
  expect(project.run('npx tsc --noEmit --project tsconfig.site.json').stdout).toBe('');
});
