import { readContentFiles } from '../../src/content/content-files';
import { load } from 'cheerio';
import { ProjectCopy } from './project-copy';

const project = new ProjectCopy();

afterAll(() => project.remove());

/** In settings, every text for English stands for Spanish too. */
const repeatEnglish = (text: string): string =>
  text.replace(/^( *)en: (.*)$/gm, '$1en: $2\n$1es: $2').replace(/\{ en: ((?:'[^']*'|[^,}])+),/g, '{ en: $1, es: $1,');

it('a fourth locale takes one row of a table, its content and its strings, and nothing else', async () => {
  project.edit('src/i18n/locales.ts', (text) =>
    text.replace(
      /\n\} as const;/,
      "\n  es: { name: 'Español', flag: 'gb', openGraph: 'es_ES', chartProvider: 'es' },\n} as const;",
    ),
  );
  project.copy('content/en', 'content/es');
  project.copy('locales/en', 'locales/es');
  for (const file of ['company', 'instruments', 'widgets'])
    project.edit(`content/settings/${file}.yaml`, repeatEnglish);
  expect(project.places.filter((place) => !/^(content|locales)\//.test(place))).toEqual(['src/i18n/locales.ts']);

  await project.shrinkPictures([...readContentFiles(project.root).pictures].filter((file) => file.endsWith('.png')));
  const built = project.run('npx', ['gatsby', 'build'], {
    GATSBY_SITE_URL: 'https://site.example',
    GATSBY_API_BASE: 'https://api.example',
    GATSBY_TERMINAL_URL: 'https://terminal.example/{locale}',
    GATSBY_TELEMETRY_DISABLED: '1',
  });
  expect(built.succeeded ? '' : built.output.slice(-3000)).toBe('');

  const $ = load(project.read('public/es/trade/faq/index.html'));
  expect($('html').attr('lang')).toBe('es');
  expect($('header a[data-locale="es"]').first().attr('href')).toBe('/es/trade/faq');
  expect($('main details')).toHaveLength(6);
  expect($('main a[href^="/es/"]').length).toBeGreaterThan(0);
  const german = load(project.read('public/de/trade/faq/index.html'));
  expect(german('link[rel="alternate"][hreflang="es"]').attr('href')).toBe('https://site.example/es/trade/faq');
});
