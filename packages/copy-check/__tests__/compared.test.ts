import { checkGlossary } from '../check-glossary';
import { findIdentical } from '../check-identical';
import { checkReferences } from '../check-references';
import { placeOf } from '../collect-copy';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { both, copyText } from './copy-text-of';

describe('the place of a text without its language', () => {
  test.each([
    ['content/de/trade/faq.md', 'sections[0].en', 'content/*/trade/faq.md#sections[0].en'],
    ['locales/fr/auth.json', 'tooShort', 'locales/*/auth.json#tooShort'],
    ['content/settings/company.yaml', 'registration.de', 'content/settings/company.yaml#registration.*'],
    ['content/settings/company.yaml', 'lines.fr[0]', 'content/settings/company.yaml#lines.*[0]'],
    ['content/settings/company.yaml', 'a.en.b', 'content/settings/company.yaml#a.*.b'],
    ['content/settings/company.yaml', 'index.enough', 'content/settings/company.yaml#index.enough'],
    ['old/content/de/faq.md', 'a', 'old/content/de/faq.md#a'],
  ])('%s %s is %s', (file, field, place) => {
    expect(placeOf(copyText('', { file, field }))).toBe(place);
  });
});

describe('the glossary', () => {
  const check = (english: string, german: string) => formatted(checkGlossary(both(english, german), ['WTI', 'Brent']));

  test.each([
    ['Oil of WTI', 'WTI-Öl'],
    ['Oil', 'Öl'],
    ['SWTI and WTIs and 2WTI', 'Öl'],
    ['See {{WTI}} and [oil](WTI)', 'Siehe Öl'],
  ])('has nothing to say of “%s” as “%s”', (english, german) => {
    expect(check(english, german)).toEqual([]);
  });

  test.each(['WTI', 'the WTI oil', 'oil (WTI)', 'WTI, oil', 'oil/WTI'])('misses a name of “%s”', (english) => {
    expect(check(english, 'Öl')).toEqual([
      'content/de/index.md:1:1 title: “WTI” stands in the English text and is never translated (content/words/voice), but is missing here.',
    ]);
  });

  it('looks only at texts that have an English original', () => {
    expect(checkGlossary([copyText('Öl', { locale: 'de' }), copyText('WTI', { field: 'other' })], ['WTI'])).toEqual([]);
  });
});

describe('a text left in English', () => {
  const found = (english: string, german: string) =>
    [...findIdentical(both(english, german), new Set())].map(({ locale }) => locale);

  it('is found, whatever blanks stand around it', () => {
    expect(found('Open an account', ' Open an account\n')).toEqual(['de']);
    expect(found(' Open an account ', 'Open an account')).toEqual(['de']);
  });

  it('is none when it says something else', () => {
    expect(found('Open an account', 'Konto eröffnen')).toEqual([]);
  });

  it('is none when it has no words', () => {
    for (const text of ['{{stocks}}', '1:20', 'A', '24/7', '[](route:faq)']) expect(found(text, text)).toEqual([]);
    expect(found('A {{stocks}} of', 'A {{stocks}} of')).toEqual(['de']);
  });

  it('is none without an English text in its place', () => {
    const texts = [copyText('Same', { field: 'one' }), copyText('Same', { locale: 'de', field: 'other' })];
    expect(findIdentical(texts, new Set()).size).toBe(0);
  });
});

describe('figures and links', () => {
  const check = (english: string, german: string) => formatted(checkReferences(both(english, german)));

  test.each([
    ['{{stocks}} and {{indices}}', '{{indices}}, {{stocksPlus}} und {{stocks}}'],
    ['{{company}} helps', 'Hilfe'],
    ['[Ask](route:faq)', '[Frage](route:faq), [wieder](route:faq)'],
    ['[a](route:b) and [c](route:d)', '[c](route:d) und [a](route:b)'],
  ])('are the same in “%s” and “%s”', (english, german) => {
    expect(check(english, german)).toEqual([]);
  });

  test.each([
    ['{{stocks}} and {{indices}}', 'Aktien', 'Figures differ: none here, “indices”, “stocks”'],
    ['{{stocks}}', '{{indices}}', 'Figures differ: “indices” here, “stocks”'],
    ['{{Plusminus}}', '{{minus}}', 'Figures differ: “minus” here, “Plusminus”'],
    ['[Ask](route:faq)', 'Fragen', 'Links differ: none here, “route:faq”'],
    ['Ask', '[b](c) [a](b)', 'Links differ: “b”, “c” here, none'],
  ])('differ in “%s” and “%s”', (english, german, message) => {
    expect(check(english, german)).toEqual([
      `content/de/index.md:1:1 title: ${message} in content/en/index.md. They must be the same in every language.`,
    ]);
  });

  it('that all translations have and English has not are reported once, in English', () => {
    const texts = [copyText('Ask'), ...(['de', 'fr'] as const).map((locale) => copyText('{{stocks}}', { locale }))];
    expect(formatted(checkReferences(texts))).toEqual([
      'content/en/index.md:1:1 title: Figures differ: none here, “stocks” in every translation. They must be the same in every language.',
    ]);
  });

  it('are compared only where there is an English text', () => {
    expect(checkReferences([copyText('{{stocks}}', { locale: 'de' })])).toEqual([]);
  });
});
