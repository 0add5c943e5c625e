import { checkVoices } from '../../text/voice';
import { formatted } from '../../../../__tests__/unit/content/formatted';

const file = 'content/words/voice/de.yaml';
const term = '{ use: Trade, avoid: [Deal], reason: kurz }';
const pattern = "{ name: a, match: 'a+', where: any, perPage: 1, perLanguage: 2, reason: b }";
const check = (yaml: string): string[] => formatted(checkVoices(new Map([[file, yaml]])));

it.each(['', `terms:\n  - ${term}\npatterns: [${pattern}]\nnever: [Brent]\nunfinished: ['^a$']\n`])(
  'the content check accepts the style rules %j',
  (yaml) => {
    expect(check(yaml)).toEqual([]);
  },
);

it.each([
  ['terms: [', '1:8 A quotation mark or bracket'],
  ['abc', '1:1 This file must have lists. Known: terms,'],
  ['- Brent', '1:1 This file must have lists.'],
  ['7', '1:1 This file must have lists.'],
  ['term: []', '1:7 term: There is no such list here.'],
  ['terms: yes', '1:8 terms: This must be a list.'],
  ['terms:\n  - { use: Trade, reason: kurz }', '2:5 terms[0].avoid: This must be a list of texts.'],
  ['terms:\n  - { use: Trade, avoid: [1], reason: kurz }', '2:26 terms[0].avoid: This must be a list of texts.'],
  [`patterns:\n  - ${pattern.replace("'a+'", "'(['")}`, '2:23 patterns[0].match: This must be a regular expression'],
  [`patterns:\n  - ${pattern.replace('any', 'title')}`, '2:36 patterns[0].where: This must be heading or any.'],
  [`patterns:\n  - ${pattern.replace('perPage: 1', 'perPage: two')}`, '2:50 patterns[0].perPage: This must be a whole'],
  ["unfinished: ['(']", '1:14 unfinished[0]: This must be a regular expression'],
  ['never: [1]', '1:9 never[0]: This must be a text.'],
])('for a file of style rules with %j, the content check reports “%s”', (yaml, message) => {
  const [first = '', ...others] = check(yaml);
  expect([first.slice(0, file.length + 1 + message.length), others]).toEqual([`${file}:${message}`, []]);
});
