import postcss from 'postcss';
import { parseHtml } from '../../finish/gatsby-html';
import { dividedStyles, halveStyles, traitsIn } from '../../finish/page-styles';

const page = parseHtml('<!doctype html><p class="card-root card-wide" data-look="quiet">text</p>');

const halved = (styles: string) => halveStyles(postcss.parse(styles), traitsIn(page));

it.each([
  ['a rule without classes', 'h1{margin:0}'],
  ['a rule for two classes of the page', '.card-root .card-wide{margin:0}'],
  ['a rule for a state such as hover', '.card-root[aria-expanded="true"]:hover::before{margin:0}'],
  ['a rule for a data attribute of the page', '.card-root[data-look=quiet]:hover{margin:0}'],
  [
    'a rule for a data attribute without a value, which scripts set and remove',
    ':root[data-menus-dismissed] .card-root{margin:0}',
  ],
  ['a rule with a class in `:not()`', '.card-root:not(.menu-root){margin:0}'],
  ['a rule for a class that another element may have', ':root:has(.menu-root:popover-open){margin:0}'],
  ['rules within conditions', '@media (width<768px){@supports (gap:1px){.card-root{margin:0}}}'],
  ['rules for a container', '@container (width<28rem){.card-root{margin:0}}'],
  ['rules in a layer', '@layer components{.card-root{margin:0}@media print{.card-root{margin:1px}}}'],
  ['keyframe animations', '@keyframes spin{to{rotate:1turn}}'],
  ['keyframe animations in a layer', '@layer components{@keyframes spin{to{rotate:1turn}}}'],
])('the style sheet made for one page keeps %s', (_, styles) =>
  expect(halved(styles)).toEqual({ own: styles, rest: '' }),
);

it.each([
  ['rules for classes that the page does not have', '.menu-root{margin:0}'],
  ['rules that also need a class that the page does not have', '.card-root.menu-root>a{margin:0}'],
  ['rules for another value of a data attribute', '.card-root[data-look=loud]{margin:0}'],
  ['layers that become empty', '@layer layout{.menu-root{margin:0}}'],
  ['media and supports blocks that become empty', '@media (width<768px){@supports (gap:1px){.menu-root{margin:0}}}'],
])('the style sheet made for one page leaves out %s', (_, styles) =>
  expect(halved(styles)).toEqual({ own: '', rest: styles }),
);

it('if only some selectors of a CSS rule match a page, the page’s own style sheet gets these, and a second sheet the others', () => {
  expect(halved('h1{margin:0}.menu-root,.card-root{margin:0}@media print{h1{margin:0}.menu-root{margin:0}}')).toEqual({
    own: 'h1{margin:0}.card-root{margin:0}@media print{h1{margin:0}}',
    rest: '.menu-root{margin:0}@media print{.menu-root{margin:0}}',
  });
});

it('the page’s own style sheet and the style sheet of all other rules both begin with the order of cascade layers', () => {
  expect(halved('@layer base,layout;@layer layout{.menu-root{margin:0}}@layer base{h1{margin:0}}')).toEqual({
    own: '@layer base,layout;@layer base{h1{margin:0}}',
    rest: '@layer base,layout;@layer layout{.menu-root{margin:0}}',
  });
});

it('splitting the styles for one page leaves the parsed style sheet as it is, for the other pages', () => {
  const all = postcss.parse('.menu-root{margin:0}');
  halveStyles(all, traitsIn(page));
  expect(all.toString()).toBe('.menu-root{margin:0}');
});

it('splitting the styles of a page fails at an unknown at-rule, since its rules would be lost', () => {
  expect(() => halved('@scope (.menu-root){a{margin:0}}')).toThrow(
    'intervention “page styles” no longer takes hold: the styles cannot be halved for “@scope”',
  );
});

it('pages that need the same CSS rules use the same style sheets, and a page that needs other rules uses another one', () => {
  const pageStyles = dividedStyles('.card-root{margin:0}.menu-root{margin:1px}');
  const { own, rest } = pageStyles(page);
  expect(own.content).toBe('.card-root{margin:0}');
  expect(rest.content).toBe('.menu-root{margin:1px}');
  expect(pageStyles(parseHtml('<main class="card-root">'))).toEqual({ own, rest });
  expect(pageStyles(parseHtml('<main class="menu-root">')).own.href).not.toBe(own.href);
});
