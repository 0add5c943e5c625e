import { chooseEncoding, isUnchanged } from '../../hosts/content-negotiation';

const both = () => true;

it.each([
  ['br, gzip', both, 'br'],
  ['gzip, deflate, br;q=0.5', both, 'br'],
  ['gzip', both, 'gzip'],
  ['GZIP', both, 'gzip'],
  ['br;q=0, gzip', both, 'gzip'],
  ['br;q=0.000', both, undefined],
  ['', both, undefined],
  ['identity', both, undefined],
  ['br, gzip', (ending: string) => ending === '.gz', 'gzip'],
  ['br', () => false, undefined],
])('to "%s" the best common encoding is sent', (accepted, hasTwin, name) => {
  expect(chooseEncoding(accepted, hasTwin)?.name).toBe(name);
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('a copy known by %s is still good: %s', (known, good) => {
  expect(isUnchanged({ 'if-none-match': known }, '"a"')).toBe(good);
});
