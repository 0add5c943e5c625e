import { checkPatterns } from '../check-patterns';
import { checkTerms } from '../check-terms';
import { type Pattern, readVoices } from '../voice';
import { locales } from '../../../src/i18n/locales';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

describe('the voice of a language', () => {
  it('is empty where it has no file, or a part of it is left out', () => {
    const voices = readVoices(new Map([['content/words/voice/de.yaml', 'never: [WTI]\n']]));
    expect([...voices.keys()]).toEqual(locales);
    expect(voices.get('fr')).toEqual({ terms: [], patterns: [], never: [], templates: [] });
    expect(voices.get('de')).toEqual({ terms: [], patterns: [], never: ['WTI'], templates: [] });
  });
});

describe('a term', () => {
  const check = (value: string) =>
    formatted(checkTerms([{ use: 'a.b', avoid: ['c+', 'old word'], reason: 'because' }])(copyText(value)));
  const problem = (index: number, found: string) =>
    `content/en/index.md:1:1 title[${index},${found.length}]: “${found}”: write “a.b” instead (because).`;

  test.each([
    ['One old word', 4, 'old word'],
    ['OLD WORD.', 0, 'OLD WORD'],
    ['an old\u00a0word', 3, 'old\u00a0word'],
    ['c+ and c', 0, 'c+'],
  ])('to avoid is found in “%s”', (value, index, found) => {
    expect(check(value)).toEqual([problem(index, found)]);
  });

  test.each(['old words', 'cold word', 'a.b', 'cc', '[x](https://old word)', '{{old word}}'])(
    'is none of “%s”',
    (value) => {
      expect(check(value)).toEqual([]);
    },
  );
});

describe('a pattern', () => {
  const pattern: Pattern = {
    name: 'demo',
    match: '\\bdemo\\b',
    where: 'any',
    perPage: 1,
    perLanguage: 2,
    reason: 'rare',
  };
  const at = (file: string, field: string, value: string) => copyText(value, { file, field });
  const check = (texts: Parameters<typeof checkPatterns>[0], change: Partial<Pattern> = {}, touched: string[] = []) =>
    formatted(checkPatterns(texts, [{ ...pattern, ...change }], new Set(touched)));

  it('may occur as often as its limits say', () => {
    expect(check([at('a.md', 'text', 'A demo'), at('b.md', 'text', 'DEMO, demos')])).toEqual([]);
  });

  it('is reported from the first one beyond the limit of a page', () => {
    expect(check([at('a.md', 'x', 'Demo demo'), at('a.md', 'y', 'no demo'), at('b.md', 'x', 'demo')])).toEqual([
      'a.md:1:1 x[5,4]: “demo” is no. 2 of “demo” on this page; at most 1 are allowed (rare).',
      'a.md:1:1 y[3,4]: “demo” is no. 3 of “demo” on this page; at most 1 are allowed (rare).',
    ]);
  });

  describe('beyond the limit of a language is one problem,', () => {
    const texts = ['a.md', 'b.md', 'c.md', 'd.md'].map((file) => at(file, 'x', 'A demo'));

    test.each([
      ['of the page that is being edited', ['b.md'], 'b.md', ['a.md', 'c.md', 'd.md']],
      ['and of the first page beyond it, if none is', ['e.md'], 'c.md', ['a.md', 'b.md', 'd.md']],
    ])('%s', (_what, touched, file, others) => {
      const named = others.map((other) => `${other}:1`).join(', ');
      expect(check(texts, {}, touched)).toEqual([
        `${file}:1:1 x[2,4]: “demo” stands 4 times in this language; at most 2 are allowed (rare). The others: ${named}.`,
      ]);
    });
  });

  it('of headings looks at titles and questions alone', () => {
    const fields = ['title', 'sections[0].cards[1].title', 'items[0].question', 'lead', 'subtitle', 'text'];
    const texts = fields.map((field) => at('a.md', field, 'demo'));
    expect(check(texts, { where: 'heading', perPage: 0 })).toHaveLength(3);
    expect(check(texts, { perPage: 0 })).toHaveLength(6);
  });

  it('is not looked for in placeholders and addresses', () => {
    expect(check([at('a.md', 'x', '{{demo}} [y](https://demo)')], { perPage: 0 })).toEqual([]);
  });
});
