import { formatted } from '../../../../__tests__/unit/content/formatted';
import { checkLengths } from '../../text/check-lengths';
import { copyText } from '../copy-text-of';

const common = 'locales/en/common.json';
const check = (value: string, field: string, file?: string) =>
  formatted(checkLengths(copyText(value, { field, file }), new Map([['stocks', '1']])));

it.each([
  ['title', 1, 45, 'search results need'],
  ['description', 70, 160, 'search results need'],
  ['sections[0].title', 1, 50, 'the heading of a page has room for'],
  ['sections[0].actions[1].label', 1, 25, 'a button has room for'],
  ['menu.markets', 1, 30, 'the menu has room for'],
])(
  'the content check allows a text in the field %s to have from %i to %i characters',
  (field, shortest, longest, reason) => {
    const file = field === 'menu.markets' ? common : 'content/en/index.md';
    for (const right of ['x'.repeat(shortest), 'x'.repeat(longest)]) expect(check(right, field, file)).toEqual([]);
    for (const wrong of [longest + 1, ...(shortest > 1 ? [shortest - 1] : [])])
      expect(check('x'.repeat(wrong), field, file)).toEqual([
        `${file}:1:1 ${field}: This text has ${wrong} characters; ${reason} ${shortest} to ${longest}.`,
      ]);
  },
);

it('the content check of lengths counts characters with placeholders filled in, and ignores empty texts', () => {
  expect(check(`${'x'.repeat(44)}{{stocks}}`, 'title')).toEqual([]);
  expect(check(' ', 'title')).toEqual([]);
});
