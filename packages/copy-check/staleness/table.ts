import { defaultLocale, localeFacts, locales } from '../../../src/i18n/locales';
import type { Translation } from './translations';

const line = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(12))).join('');

/** A translation with its English text as it is now, and where it stands. */
function describe({ text, original }: Translation): string {
  const { file, line: row } = text.problem('');
  return `\n${file}:${row} ${text.field}\n  in English now: ${original.value}\n  here:           ${text.value}`;
}

/** A note below the report of the content check; nothing if no translation is stale. */
export const staleNote = (stale: readonly Translation[]): string =>
  stale.length === 0
    ? ''
    : [
        `\nNote: ${stale.length} translated texts are older than their English.`,
        ...stale.map(describe),
        '\nUpdate the translations, or accept one as it is: npm run content:stale -- accept de content/de/trade/faq.md',
      ].join('\n');

/** A table of the share of texts up to date per language, followed by the stale texts. */
export function formatStaleness(translations: readonly Translation[], stale: readonly Translation[]): string {
  const rows = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const own = translations.filter((translation) => translation.locale === locale);
      const old = own.filter((translation) => stale.includes(translation)).length;
      // Rounded down, so that 100 % means all.
      const percentage = own.length === 0 ? 100 : Math.floor(((own.length - old) / own.length) * 100);
      return line([localeFacts[locale].name, String(own.length), String(old), `${percentage} %`]);
    });
  return [line(['Language', 'texts', 'stale', 'up to date']), ...rows, ...stale.map(describe)].join('\n');
}
