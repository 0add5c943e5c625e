import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Languages with the same plural categories as English, so that English strings are complete for them. */
const moreLocales = ['bg', 'da', 'el', 'et', 'eu', 'fi', 'gl', 'hu', 'is', 'nb', 'nl', 'sv', 'tr'] as const;

/** A localised setting with its English text for each of the new languages. */
const repeatEnglish = (text: string): string =>
  text
    .replace(/^( *)en: (.*)$/gm, (line, indent, english) =>
      [line, ...moreLocales.map((locale) => `${indent}${locale}: ${english}`)].join('\n'),
    )
    .replace(
      /\{ en: ((?:'[^']*'|[^,}])+),/g,
      (start, english) => `${start}${moreLocales.map((locale) => ` ${locale}: ${english},`).join('')}`,
    );

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Gives a copy of the project 16 locales instead of three, the new ones in English: the README's recipe, 13 times. */
export function addLocales(folder: string): void {
  const rows = moreLocales.map(
    (locale) =>
      `  ${locale}: { name: '${locale}', flag: 'gb', openGraph: 'en_GB', chartProvider: 'en', chartSite: 'www', phoneCode: '+44' },`,
  );
  edit(join(folder, 'src/i18n/locales.ts'), (text) =>
    text
      .replace("'fr']", `'fr', ${moreLocales.map((locale) => `'${locale}'`).join(', ')}]`)
      .replace('\n};\n\nexport const defaultLocale', `\n${rows.join('\n')}\n};\n\nexport const defaultLocale`),
  );
  for (const file of ['company', 'instruments', 'widgets'])
    edit(join(folder, `content/settings/${file}.yaml`), repeatEnglish);
  for (const locale of moreLocales)
    for (const place of ['content', 'locales'])
      cpSync(join(folder, place, 'en'), join(folder, place, locale), { recursive: true });
}
