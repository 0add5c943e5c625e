import { readContentFiles, readSchema } from '../../../../src/content/content-files';
import { canonicalPage } from '../../canonical-form';
import { readStaleness } from '../../staleness/read-staleness';

const file = 'content/de/trade/faq.md';

it('an edited paragraph of a long answer is one changed line', () => {
  const text = readContentFiles('.').pages.get(file) ?? '';
  const paragraph = /(?<=answer: \|-\n +).+/.exec(text)?.[0] ?? '';
  const longer = `${paragraph} Und noch ein Satz, der die Zeile weit über jede Breite hinaus verlängert.`;
  const after = canonicalPage(file, text.replace(paragraph, longer), readSchema('.')).split('\n');
  const before = text.split('\n');
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index])).toEqual([expect.stringContaining(longer)]);
});

it('no translation of the site is older than its English', () => {
  expect(readStaleness('.').stale).toEqual([]);
});
