import { readJson } from '../../../src/content/json-source';
import { formatted } from './formatted';

const invalid =
  'This is not valid JSON: a comma too many or too few, or a quotation mark missing, here or just before.';

it('JSON is read with the places of its values', () => {
  const { source, problems } = readJson('a.json', '{\n  "a": "b"\n}\n');
  expect(problems).toEqual([]);
  expect(formatted([source.problemAt(source.document.get('a', true), 'a', 'Wrong.')])).toEqual([
    'a.json:2:8 a: Wrong.',
  ]);
});

test.each([
  ['a comma too few', '{\n  "a": "b"\n  "c": "d"\n}', `a.json:3:3 ${invalid}`],
  ['a comma too many, which YAML allows', '{\n  "a": "b",\n}', `a.json:3:1 ${invalid}`],
  [
    'a key that stands twice, which JSON allows',
    '{ "a": "b", "a": "c" }',
    'a.json:1:13 This key stands twice in its group: take one of them out.',
  ],
])('%s is one problem, where it is found', (_what, text, expected) => {
  expect(formatted(readJson('a.json', text).problems)).toEqual([expected]);
});
