import { checkPolicy } from '../text/check-policy';
import { copyText } from './copy-text-of';

const refused =
  'The site’s security policy refuses the HTML of this, so the page could not be shown: write it as plain words.';

/** Messages of `checkPolicy` about a Markdown text, each after the name of the field. */
const check = (markdown: string, field = 'text'): string[] =>
  checkPolicy(copyText(markdown, { field, isMarkdown: true })).map((problem) => `${problem.field}: ${problem.message}`);

it.each([
  'Ein *kursives* Wort, [Fragen](route:faq), [dort](https://a.example/?a=1&b="<c>"), 1 < 2, Price action = on "x".',
  '> Notiz\n\n## 1. Eins\n\n3. drei\n\n| a | b |\n| - | -: |\n| 1 | 2 |',
])('the Trusted Types policy accepts the HTML made of the Markdown %j', (markdown) => {
  expect(check(markdown)).toEqual([]);
});

it('the content check reports Markdown whose HTML the Trusted Types policy rejects, at the innermost rejected element', () => {
  expect(check('Eins\n\n- zwei *<img src="x">*')).toEqual([`text[14,13]: ${refused}`]);
  expect(check('[Eins](javascript:1)')).toEqual([`text[0,20]: ${refused}`]);
});
