import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Document } from './gatsby-html';
import { contentHash } from './published-files';

/** Classes that an element must have to be meant; those in `:not()`, `:has()` and the like may belong to others. */
function readClasses(selector: string): string[] {
  const { nodes } = selectorParser().astSync(selector);
  return nodes.flatMap((part) => part.nodes.filter(selectorParser.isClassName)).map(({ value }) => value);
}

const known = new Map<string, readonly string[]>();

/** The same, of a selector that every page asks about. */
function classesOf(selector: string): readonly string[] {
  const classes = known.get(selector) ?? readClasses(selector);
  known.set(selector, classes);
  return classes;
}

/** Conditions without rules, from the inside out. */
function dropEmpty(within: Root | AtRule): void {
  within.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Of a site's styles those that a page's HTML can show: rules without classes, and those for classes that it has. */
export function stylesOfPage(all: Root, $: Document): string {
  const present = new Set(
    $('[class]')
      .toArray()
      .flatMap((element) => $(element).attr('class')!.split(/\s+/)),
  );
  const styles = all.clone();
  styles.walkRules((rule) => {
    const meant = rule.selectors.filter((selector) => classesOf(selector).every((name) => present.has(name)));
    if (meant.length === 0) rule.remove();
    else if (meant.length < rule.selectors.length) rule.selectors = meant;
  });
  dropEmpty(styles);
  return styles.toString();
}

/**
 * Answers where the styles are that a page needs: of those at `shared`, which all pages link, in a file of its own, written
 * into `root` unless another page needs the same; any others as they are. Nothing is painted before they are there, and
 * those of all pages come before Gatsby's scripts.
 */
export function pageStylesWriter(root: string, shared: string): (href: string, page: Document) => string {
  const all = postcss.parse(readFileSync(join(root, shared), 'utf8'));
  return (href, page) => {
    if (href !== shared) return href;
    const styles = stylesOfPage(all, page);
    const file = `/own-${contentHash(styles)}.css`;
    if (!existsSync(join(root, file))) writeFileSync(join(root, file), styles);
    return file;
  };
}
