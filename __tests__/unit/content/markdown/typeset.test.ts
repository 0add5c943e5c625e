import { joinSpaces, typeset } from '../../../../src/content/markdown/typeset';

/** Makes word joiners and no-break spaces visible. */
const shown = (text: string) => text.replaceAll('\u2060', '|').replaceAll('\u00a0', '_');

it.each([
  ['en', 'Over 50 ms, 5 % or 10 kg', 'Over 50_ms, 5_% or 10_kg'],
  ['fr', '« 10 000 € ; 5 % ? »', '«_10_000_€_; 5_%_?_»'],
  ['de', 'Vor- und nachbereiten, Trend- und Kursziele', 'Vor-_und nachbereiten, Trend- und Kursziele'],
  ['en', '7 × €2 = €14 − €15 = −€1, 50 ÷ 0.02', '7_×_€2_=_€14_−_€15_=_−€1, 50_÷_0.02'],
  ['de', '14 € − 15 € = −1 €, 1,0850 / 1,0852, A + B', '14_€_−_15_€_=_−1_€, 1,0850_/_1,0852, A + B'],
  ['de', 'seit 5 Jahren, Abschnitte 6 und 7', 'seit 5_Jahren, Abschnitte 6_und_7'],
  ['fr', 'depuis 5 ans, articles 6 et 7', 'depuis 5_ans, articles 6_et_7'],
  ['fr', 'À 1:20, puis à 50 €, de là 3', 'À_1:20, puis à_50_€, de là 3'],
  ['en', 'Section 7, sections of 10', 'Section_7, sections of 10'],
  ['de', 'nach Art. 6 Abs. 1, z. B. Plan A. Er kam', 'nach Art._6_Abs._1, z._B. Plan A. Er kam'],
] as const)(
  'typography rules for the language “%s” turn %j into %j, where _ is a no-break space',
  (locale, text, joined) => {
    expect(shown(joinSpaces(text, locale))).toBe(joined);
    expect(shown(joinSpaces(joined.replaceAll('_', '\u00a0'), locale))).toBe(joined);
  },
);

it('typography rules for English leave spaces unchanged before a question mark and in “5 star” and “10 hours”', () => {
  const text = 'What now ? A 5 star rating of 10 hours';
  expect(joinSpaces(text, 'en')).toBe(text);
});

it.each([
  ['l’adresse e-mail', 'l’adresse e-|mail'],
  ['E-Mail-Adresse', 'E-|Mail-Adresse'],
  ['vor- und nachbereiten', 'vor-|_und nachbereiten'],
  ['rapporte-t-il', 'rapporte-|t-|il'],
  ['a well\u2011known name', 'a well-|known name'],
])('typography rules turn “%s” into “%s”, where | is a word joiner and _ a no-break space', (text, joined) => {
  expect(shown(typeset(text, 'de'))).toBe(joined);
});

it.each(['Stop-Order', 'example.com/e-mail', 'a-b@example.com', '2-y', 'A - B', '- Aktien'])(
  'typography rules for German leave “%s” unchanged',
  (text) => {
    expect(typeset(text, 'de')).toBe(text);
  },
);
