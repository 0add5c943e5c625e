import { checkTypography } from '../check-typography';
import { copyText } from './copy-text-of';

const check = (value: string): string[] =>
  checkTypography(copyText(value, { locale: 'fr' })).map(({ message }) => message);

it.each<[value: string, start: string, excerpt: string]>([
  ['soit 5M€ de', 'A space is missing between the number and its unit', '5M€'],
  ['soit 5k€ de', 'A space is missing between the number and its unit', '5k€'],
  ['soit 5Go de', 'A space is missing between the number and its unit', '5Go'],
  ['soit 5Mo de', 'A space is missing between the number and its unit', '5Mo'],
])('the French typography check reports in “%s”: %s, at “%s”', (value, start, excerpt) => {
  expect(check(value)).toEqual([expect.stringMatching(`^${start}.* It stands at “${excerpt}”`)]);
});

it.each(['5 M€, 5 k€, 5 Go, 5 Mo, le G20, 5G, la 4K'])('the French typography check accepts “%s”', (value) => {
  expect(check(value)).toEqual([]);
});
