import type { Translation } from './translations';

/** A translation with its English text as it is now, and where it stands. */
function describe({ text, original }: Translation): string {
  const { file, line, field } = text.problem('');
  return `\n${file}:${line} ${field}\n  in English now: ${original.value}\n  here:           ${text.value}`;
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
