import { checkQuestion } from '../check-question';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

const check = (value: string, field: string) => formatted(checkQuestion(copyText(value, { field })));

it.each([
  ['How does it work?', 'sections[1].items[0].question'],
  ['It is free? Since when? ', 'sections[1].items[0].question'],
  ['', 'sections[1].items[0].question'],
  ['An answer.', 'sections[1].items[0].answer'],
  ['A title', '.question.title'],
])('“%s” may stand in %s', (value, field) => {
  expect(check(value, field)).toEqual([]);
});

it.each(['How it works', '?How', 'Why? Because.'])(
  '“%s” is reported, since it does not end with a question mark',
  (value) => {
    expect(check(value, 'sections[1].items[0].question')).toEqual([
      'content/en/index.md:1:1 sections[1].items[0].question: A question ends with a question mark; its answer opens below it.',
    ]);
  },
);
