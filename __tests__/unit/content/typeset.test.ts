import { joinSpaces, typeset } from '../../../src/content/typeset';

/** Shows word joiners and no-break spaces. */
const shown = (text: string) => text.replaceAll('\u2060', '|').replaceAll('\u00a0', '_');

it.each([
  ['en', 'Over 50 ms, 5 % or 10 kg', 'Over 50_ms, 5_% or 10_kg'],
  ['fr', '10 000 € ; 5 % ?', '10_000_€_; 5_%_?'],
  ['fr', '« Prêt ! »', '«_Prêt_!_»'],
  ['de', 'Vor- und nachbereiten, Trend- und Kursziele', 'Vor-_und nachbereiten, Trend- und Kursziele'],
  ['de', 'nach Art. 6 Abs. 1 Buchst. f, z. B. 5 %', 'nach Art._6 Abs._1 Buchst._f, z._B. 5_%'],
] as const)('in %s, %j is kept together as %j', (locale, text, joined) => {
  expect(shown(joinSpaces(text, locale))).toBe(joined);
  expect(shown(joinSpaces(joined.replaceAll('_', '\u00a0'), locale))).toBe(joined);
});

it.each([
  ['en', 'What now ? A 5 star rating of 10 hours'],
  ['de', 'Plan A. Er kam im Jahr 2025 an'],
  ['fr', 'à 9:30, https://example.com'],
] as const)('in %s, a line may break in %j where it could', (locale, text) => {
  expect(joinSpaces(text, locale)).toBe(text);
});

it.each([
  ['per E-Mail gesendet', 'per E-|Mail gesendet'],
  ['l’adresse e-mail', 'l’adresse e-|mail'],
  ['E-Mail-Adresse', 'E-|Mail-Adresse'],
  ['rapporte-t-il', 'rapporte-|t-|il'],
  ['a well\u2011known name', 'a well-|known name'],
  ...['Stop-Order', 'example.com/e-mail', 'a-b@example.com', '2-y', 'A - B', '- Aktien'].map((text) => [text, text]),
])('%j is shown as %j, with short ends on the line of their words', (text, joined) => {
  expect(shown(typeset(text, 'de'))).toBe(joined);
});
