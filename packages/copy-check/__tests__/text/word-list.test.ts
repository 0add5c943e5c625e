import { wordsIn } from '../../text/word-list';

it('a file of words for the spelling check has one entry per line, and may have comments and blank lines', () => {
  const lists = new Map([['content/words/de.txt', '# why\n one \n\ntwo words\r\n#\nthree#3\n']]);
  expect(wordsIn(lists, 'de')).toEqual(['one', 'two words', 'three#3']);
  expect(wordsIn(lists, 'fr')).toEqual([]);
});
