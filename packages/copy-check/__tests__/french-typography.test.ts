import { checkTypography } from '../text/check-typography';
import { copyText } from './copy-text-of';

const check = (value: string): string[] =>
  checkTypography(copyText(value, { locale: 'fr' })).map(({ message }) => message);

it.each<[value: string, start: string, excerpt: string]>([
  ['soit 5M€ de', 'A space is missing between the number and its unit', '5M€'],
  ['soit 5k€ de', 'A space is missing between the number and its unit', '5k€'],
  ['soit 5Go de', 'A space is missing between the number and its unit', '5Go'],
  ['soit 5Mo de', 'A space is missing between the number and its unit', '5Mo'],
  ['le XXème siècle', 'An ordinal number', 'XXème'],
  ['le IIIème lot', 'An ordinal number', 'IIIème'],
  ['le 5me lot', 'An ordinal number', '5me'],
  ['la 1ere fois', 'An ordinal number', '1ere'],
  ['pour l’ or', 'A space after the apostrophe', 'l’ or'],
  ['puisqu’ il', 'A space after the apostrophe', 'puisqu’ il'],
  ['le PIB: 2 %', 'A space is missing before the colon', 'PIB:'],
])('the French typography check reports in “%s”: %s, at “%s”', (value, start, excerpt) => {
  expect(check(value)).toEqual([expect.stringMatching(`^${start}.* It stands at “${excerpt}”`)]);
});

it.each([
  'vendez-le le 15 mars, achetez-les les jours de baisse, tout en en gardant',
  'Apple (NASDAQ:AAPL), l’or, jusqu’ici, puisqu’il',
  '5 M€, 5 k€, 5 Go, 5 Mo, le G20, 5G, la 4K',
  'le XXe siècle, François Ier, la Ire partie, 2e, 1re, 2de, le Xe, Lille et Même, 5 m, 1er',
])('the French typography check accepts “%s”', (value) => {
  expect(check(value)).toEqual([]);
});
