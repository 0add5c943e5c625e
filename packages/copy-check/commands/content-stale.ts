import { readStaleness, saveLock, staleNote, staleRefusal } from '../staleness/read-staleness';
import { main } from '../../tools/run';

const usage =
  'Say the language, and a file or field if not all: npm run content:stale -- accept de content/de/trade/faq.md';

/**
 * `npm run content:stale` lists translations that are older than their English text. `-- accept de [file or field]`
 * marks them as up to date although they have not been changed. `-- sync` marks those as up to date that have been
 * changed since.
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
