import postcss from 'postcss';
import { parseHtml } from '../../finish/gatsby-html';
import { dividedStyles, halveStyles, traitsIn } from '../../finish/page-styles';

const page = parseHtml('<!doctype html><p class="card-root card-wide" data-look="quiet">text</p>');

const halved = (styles: string) => halveStyles(postcss.parse(styles), traitsIn(page));

it.each([
  ['a rule without classes', 'h1{margin:0}'],
  ['a rule for two classes that it has', '.card-root .card-wide{margin:0}'],
  ['a state', '.card-root[aria-expanded="true"]:hover::before{margin:0}'],
  ['what looks as it does', '.card-root[data-look=quiet]:hover{margin:0}'],
  ['data without a value, which come and go', ':root[data-menus-dismissed] .card-root{margin:0}'],
  ['a class that must be missing', '.card-root:not(.menu-root){margin:0}'],
  ['a class that something else may have', ':root:has(.menu-root:popover-open){margin:0}'],
  ['rules within conditions', '@media (width<768px){@supports (gap:1px){.card-root{margin:0}}}'],
  ['rules for a container', '@container (width<28rem){.card-root{margin:0}}'],
  ['rules in a layer', '@layer components{.card-root{margin:0}@media print{.card-root{margin:1px}}}'],
  ['animations', '@keyframes spin{to{rotate:1turn}}'],
  ['animations in a layer', '@layer components{@keyframes spin{to{rotate:1turn}}}'],
])('the own styles of a page keep %s', (_, styles) => expect(halved(styles)).toEqual({ own: styles, rest: '' }));

it.each([
  ['rules for classes that it has not', '.menu-root{margin:0}'],
  ['rules that need one more class', '.card-root.menu-root>a{margin:0}'],
  ['other looks', '.card-root[data-look=loud]{margin:0}'],
  ['layers with nothing else in them', '@layer layout{.menu-root{margin:0}}'],
  ['conditions with nothing else in them', '@media (width<768px){@supports (gap:1px){.menu-root{margin:0}}}'],
])('the own styles of a page leave out %s', (_, styles) => expect(halved(styles)).toEqual({ own: '', rest: styles }));

it('a rule whose selectors a page only partly needs is divided between its two files, in order', () => {
  expect(halved('h1{margin:0}.menu-root,.card-root{margin:0}@media print{h1{margin:0}.menu-root{margin:0}}')).toEqual({
    own: 'h1{margin:0}.card-root{margin:0}@media print{h1{margin:0}}',
    rest: '.menu-root{margin:0}@media print{.menu-root{margin:0}}',
  });
});

it('both files of a page begin with the order of the layers, which the first of them decides', () => {
  expect(halved('@layer base,layout;@layer layout{.menu-root{margin:0}}@layer base{h1{margin:0}}')).toEqual({
    own: '@layer base,layout;@layer base{h1{margin:0}}',
    rest: '@layer base,layout;@layer layout{.menu-root{margin:0}}',
  });
});

it('halving the styles for one page leaves the whole style sheet as it was, for the other pages', () => {
  const all = postcss.parse('.menu-root{margin:0}');
  halveStyles(all, traitsIn(page));
  expect(all.toString()).toBe('.menu-root{margin:0}');
});

it('styles with an at-rule that cannot be halved are refused, since halving would lose rules', () => {
  expect(() => halved('@scope (.menu-root){a{margin:0}}')).toThrow(
    'intervention “page styles” no longer takes hold: the styles cannot be halved for “@scope”',
  );
});

it('pages that need the same rules share one file of own styles and one of the rest', () => {
  const pageStyles = dividedStyles('.card-root{margin:0}.menu-root{margin:1px}');
  const { own, rest } = pageStyles(page);
  expect(own.content).toBe('.card-root{margin:0}');
  expect(rest.content).toBe('.menu-root{margin:1px}');
  expect(pageStyles(parseHtml('<main class="card-root">'))).toEqual({ own, rest });
  expect(pageStyles(parseHtml('<main class="menu-root">')).own.href).not.toBe(own.href);
});
