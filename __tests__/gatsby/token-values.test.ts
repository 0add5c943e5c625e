import { resolveTokens } from '../../src/gatsby/token-values';

const resolved = (styles: string, kept: string[] = []): string => resolveTokens(styles, new Set(kept));

it.each([
  ['declared once', ':root{--s:4px}p{margin:var(--s) var(--s)}', ':root{}p{margin:4px 4px}'],
  ['made of others', ':root{--s:4px;--m:calc(var(--s)*2)}p{margin:var(--m)}', ':root{}p{margin:calc(4px*2)}'],
  ['that nobody reads', ':root{--s:4px;--m:8px}p{margin:var(--s)}', ':root{}p{margin:4px}'],
])('a token %s gives way to its value', (_, styles, expected) => expect(resolved(styles)).toBe(expected));

it.each([
  ['depends on the window', ':root{--s:4px}@media (width<768px){:root{--s:2px}}p{margin:var(--s)}'],
  ['depends on the place', ':root{--s:4px}[data-dark]{--s:2px}p{margin:var(--s)}'],
  ['belongs to a part of the page', 'main{--s:4px}p{margin:var(--s)}'],
  ['is there on some windows only', '@media (width<768px){:root{--s:4px}}p{margin:var(--s)}'],
  ['is made of one that changes', ':root{--s:4px;--m:calc(var(--s)*2)}[data-dark]{--s:2px}p{margin:var(--m)}'],
  ['is not declared here', 'p{margin:var(--s)}'],
])('a token stays that %s', (_, styles) => expect(resolved(styles)).toBe(styles));

it('what stays is told values', () => {
  expect(resolved(':root{--s:4px}main{--m:var(--s)}p{margin:var(--m)}')).toBe(':root{}main{--m:4px}p{margin:var(--m)}');
});

it('a token stays declared where another file reads it, or one that has something else in its place', () => {
  expect(resolved(':root{--s:4px}p{margin:var(--s)}', ['--s'])).toBe(':root{--s:4px}p{margin:4px}');
  expect(resolved(':root{--s:4px}p{margin:var(--s, 1px)}')).toBe(':root{--s:4px}p{margin:var(--s, 1px)}');
});
