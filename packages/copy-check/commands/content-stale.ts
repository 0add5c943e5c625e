import { readStaleness, saveLock, staleNote, staleRefusal } from '../staleness/read-staleness';
import { main } from '../../shared/run';

const usage =
  'Say the language, and a file or field if not all: npm run content:stale -- accept de content/de/trade/faq.md';

/**
 * `npm run content:stale` lists stale translations: the English text has changed, but the translation has not.
 * `-- accept de [file or field]` marks stale translations as up to date without a change. `-- sync` records all other
 * translations as up to date, such as those that were updated after a change of the English text.
 */
main(() => {
  const [command = 'see', locale, what = ''] = process.argv.slice(2);
  const staleness = readStaleness('.');
  if (command === 'see') {
    console.log(staleNote(staleness.stale) || 'No translation is older than its English.');
    if (staleRefusal(() => staleness, process.env.CONTENT_STALE)) process.exitCode = 1;
    return;
  }
  if (command === 'sync') return saveLock('.', staleness, () => false);
  const accepted = staleness.stale.filter(
    ({ locale: own, text }) => own === locale && [text.file, text.field, ''].includes(what),
  );
  if (!locale || accepted.length === 0)
    throw new Error(locale ? `Nothing stale in “${locale}” is named ${what || 'so'}.` : usage);
  saveLock('.', staleness, (stale) => accepted.includes(stale));
  for (const { text } of accepted) console.log(`accepted: ${text.file} ${text.field}`);
});
