import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss from 'postcss';
import { parseHtml } from '../../publishing/gatsby-html';
import { pageStylesWriter, stylesOfPage } from '../../publishing/page-styles';

const page = parseHtml('<!doctype html><p class="card-root card-wide" data-look="quiet">text</p>');

const kept = (styles: string): string => stylesOfPage(postcss.parse(styles), page).replaceAll(/\s+/g, ' ').trim();

it.each([
  ['a rule without classes', 'h1{margin:0}'],
  ['a rule for one of its classes', '.card-root{margin:0}'],
  ['a rule for two classes that it has', '.card-root .card-wide{margin:0}'],
  ['a state', '.card-root[aria-expanded="true"]:hover::before{margin:0}'],
  ['what looks as it does', '.card-root[data-look=quiet]:hover{margin:0}'],
  ['data without a value, which come and go', ':root[data-menus-dismissed] .card-root{margin:0}'],
  ['a look that must be missing', '.card-root:not([data-look=loud]){margin:0}'],
  ['a class that must be missing', '.card-root:not(.menu-root){margin:0}'],
  ['a class that something else may have', ':root:has(.menu-root:popover-open){margin:0}'],
  ['rules within conditions', '@media (width<768px){@supports (gap:1px){.card-root{margin:0}}}'],
  ['animations', '@keyframes spin{to{rotate:1turn}}'],
])('a page keeps %s', (_, styles) => expect(kept(styles)).toBe(styles));

it.each([
  ['rules for classes that it has not', '.menu-root{margin:0}', ''],
  ['rules that need one more class', '.card-root.menu-root>a{margin:0}', ''],
  ['other looks', '.card-root[data-look=loud]{margin:0}', ''],
  ['selectors of others', '.menu-root,.card-root{margin:0}', '.card-root{margin:0}'],
  ['conditions with nothing in them', '@media (width<768px){@supports (gap:1px){.menu-root{margin:0}}}', ''],
])('a page is spared %s', (_, styles, rest) => expect(kept(styles)).toBe(rest));

it('takes nothing away from other pages', () => {
  const all = postcss.parse('.menu-root{margin:0}');
  stylesOfPage(all, page);
  expect(all.toString()).toBe('.menu-root{margin:0}');
});

describe('the styles of pages', () => {
  const root = mkdtempSync(join(tmpdir(), 'styles-'));
  afterAll(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'styles.css'), '.card-root{margin:0}.menu-root{margin:1px}');
  const hrefOf = pageStylesWriter(root, '/styles.css');

  it('are one file for all that need the same', () => {
    const href = hrefOf('/styles.css', page);
    expect(readFileSync(join(root, href), 'utf8')).toBe('.card-root{margin:0}');
    expect(hrefOf('/styles.css', parseHtml('<main class="card-root">'))).toBe(href);
    expect(hrefOf('/styles.css', parseHtml('<main class="menu-root">'))).not.toBe(href);
    expect(readdirSync(root)).toHaveLength(3);
  });

  it('leave others as they are, which hold no rules for pages', () => {
    expect(hrefOf('/fonts.css', page)).toBe('/fonts.css');
  });
});
