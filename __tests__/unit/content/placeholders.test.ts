import { placeholdersIn, strayBraces } from '../../../src/content/placeholders';

it.each([
  ['Over {{stocks}} and {{ indices }} but not {c}', ['stocks', 'indices'], ['{c}']],
  ['{{stocks}', [], ['{{stocks}']],
  ['over{{stocks} of them', [], ['over{{stocks}']],
  ['a } b {', [], ['}', '{']],
])('the text %j contains the placeholders %j and the stray braces %j', (text, placeholders, stray) => {
  expect([placeholdersIn(text), strayBraces(text)]).toEqual([placeholders, stray]);
});
