import { checkPatterns, checkTerms } from '../../text/check-voice';
import type { CopyTexts } from '../../../../src/content/placed-text';
import type { Pattern } from '../../text/voice';
import { formatted } from '../../../../__tests__/unit/content/formatted';
import { copyText } from '../copy-text-of';

describe('terms to avoid', () => {
  const check = (value: string) =>
    formatted(checkTerms(copyText(value), [{ use: 'a.b', avoid: ['c+', 'old word'], reason: 'because' }]));

  test.each([
    ['OLD WORD.', 0, 'OLD WORD'],
    ['an old\u00a0word', 3, 'old\u00a0word'],
    ['c+ and c', 0, 'c+'],
  ])(
    'if “c+” and “old word” are terms to avoid, the content check finds one of them in “%s”',
    (value, index, found) => {
      expect(check(value)).toEqual([
        `content/en/index.md:1:1 title[${index},${found.length}]: “${found}”: write “a.b” instead (because).`,
      ]);
    },
  );

  test.each([
    ['in the middle of longer words', 'old words, cold word'],
    ['in a link address or a placeholder', '[x](https://old word) {{old word}}'],
    ['if the text has the term to use instead', 'a.b'],
  ])('terms to avoid are not reported %s', (_where, value) => {
    expect(check(value)).toEqual([]);
  });
});

describe('phrases with a limit', () => {
  const demo: Pattern = {
    name: 'demo',
    match: '\\bdemo\\b',
    where: 'any',
    perPage: 1,
    perLanguage: 2,
    reason: 'rare',
  };
  const at = (file: string, field: string, value: string) => copyText(value, { file, field });
  const check = (texts: CopyTexts, change: Partial<Pattern> = {}) =>
    formatted(
      checkPatterns(
        texts.map((text) => [text]),
        [{ ...demo, ...change }],
        new Set(),
      ),
    );

  it('the content check accepts a phrase as often as allowed, and does not count the phrase in placeholders and URLs', () => {
    const address = at('a.md', 'x', '{{demo}} [y](https://demo)');
    expect(check([at('a.md', 'text', 'A demo'), at('b.md', 'text', 'DEMO, demos'), address])).toEqual([]);
  });

  it('the content check reports each occurrence of a phrase beyond the number allowed per page', () => {
    expect(check([at('a.md', 'x', 'Demo demo'), at('a.md', 'y', 'no demo'), at('b.md', 'x', 'demo')])).toEqual([
      'a.md:1:1 x[5,4]: “demo” is no. 2 of “demo” on this page; at most 1 are allowed (rare).',
      'a.md:1:1 y[3,4]: “demo” is no. 3 of “demo” on this page; at most 1 are allowed (rare).',
    ]);
  });

  it('if one language uses a phrase too often, the content check lists all occurrences in one message', () => {
    const texts = ['a.md', 'b.md', 'c.md', 'd.md'].map((one) => at(one, 'x', 'A demo'));
    expect(check(texts)).toEqual([
      'c.md:1:1 x[2,4]: “demo” stands 4 times in this language; at most 2 are allowed (rare). The others: a.md:1, b.md:1, d.md:1.',
    ]);
  });

  it('the content check applies a phrase limit for headings to titles and questions, and a limit for all texts to every field', () => {
    const fields = ['title', 'sections[0].cards[1].title', 'items[0].question', 'lead', 'subtitle', 'text'];
    const texts = fields.map((field) => at('a.md', field, 'demo'));
    expect(check(texts, { where: 'heading', perPage: 0 })).toHaveLength(3);
    expect(check(texts, { perPage: 0 })).toHaveLength(6);
  });
});
