import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Document } from './gatsby-html';
import { contentHash } from './published-files';

/** A class, or a data attribute and its value, as far as selectors and elements can be compared by it. */
type Trait = string;

const attributeTrait = (name: string, value: string): Trait => `${name}=${value}`;

/**
 * What must be in a page for a selector to mean anything there; what stands in `:not()`, `:has()` and the like need not.
 * Attributes tell of states, which come and go without Gatsby, but for values of data attributes: no early script sets one.
 */
function readTraits(selector: string): Trait[] {
  const { nodes } = selectorParser().astSync(selector);
  return nodes.flatMap((part) =>
    part.nodes.flatMap((node) => {
      if (selectorParser.isClassName(node)) return [node.value];
      const isValue = selectorParser.isAttribute(node) && node.operator === '=' && node.attribute.startsWith('data-');
      return isValue ? [attributeTrait(node.attribute, node.value ?? '')] : [];
    }),
  );
}

const known = new Map<string, readonly Trait[]>();

/** The same, of a selector that every page asks about. */
function traitsOf(selector: string): readonly Trait[] {
  const traits = known.get(selector) ?? readTraits(selector);
  known.set(selector, traits);
  return traits;
}

const traitsIn = ($: Document): Set<Trait> =>
  new Set(
    $('html, html *')
      .toArray()
      .flatMap(({ attribs: { class: names = '', ...others } }) => [
        ...names.split(/\s+/),
        ...Object.entries(others).map(([name, value]) => attributeTrait(name, value)),
      ]),
  );

/** Conditions without rules, from the inside out. */
function dropEmpty(within: Root | AtRule): void {
  within.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Of a site's styles those that a page's HTML can show: rules that need no class and no data that it has not. */
export function stylesOfPage(all: Root, $: Document): string {
  const present = traitsIn($);
  const styles = all.clone();
  styles.walkRules((rule) => {
    const meant = rule.selectors.filter((selector) => traitsOf(selector).every((trait) => present.has(trait)));
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
