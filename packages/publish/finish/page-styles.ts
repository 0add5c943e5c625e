import postcss, { type AtRule, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { requireHold } from '../../../src/gatsby/interventions/intervention';
import { cached } from '../../tools/cached';
import { type Asset, contentHash, integrityOf } from '../published-files';
import type { Document } from './gatsby-html';

/** A class, or a data attribute and its value, as far as selectors and elements can be compared by it. */
type Trait = string;

const attributeTrait = (name: string, value: string): Trait => `${name}=${value}`;

/**
 * What a page must contain for a selector to match anything there; `:not()`, `:has()` and the like are ignored. So are
 * attributes, which stand for states that scripts change before hydration; only values of data attributes count, since
 * the early file sets none.
 */
const traitsOf = cached((selector: string): Trait[] => {
  const { nodes } = selectorParser().astSync(selector);
  return nodes.flatMap((part) =>
    part.nodes.flatMap((node) => {
      if (selectorParser.isClassName(node)) return [node.value];
      const isValue = selectorParser.isAttribute(node) && node.operator === '=' && node.attribute.startsWith('data-');
      return isValue ? [attributeTrait(node.attribute, node.value ?? '')] : [];
    }),
  );
});

export const traitsIn = ($: Document): Set<Trait> =>
  new Set(
    $('html, html *')
      .toArray()
      .flatMap(({ attribs: { class: names = '', ...others } }) => [
        ...names.split(/\s+/),
        ...Object.entries(others).map(([name, value]) => attributeTrait(name, value)),
      ]),
  );

/** At-rules that hold rules (conditions and layers), or state the order of layers. */
const isGroup = ({ name }: AtRule): boolean => ['media', 'supports', 'container', 'layer'].includes(name);

/** Removes at-rules without rules, the innermost first. */
function dropEmpty(within: Root | AtRule): void {
  within.each((node) => {
    if (node.type !== 'atrule' || !isGroup(node)) return;
    dropEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  });
}

/** A copy of the rules with only those selectors that pass the test; rules without any are left out. */
function rulesWith(all: Root, passes: (selector: string) => boolean): Root {
  const some = all.clone();
  some.walkRules((rule) => {
    const selectors = rule.selectors.filter(passes);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return some;
}

/** At-rules that are declared once for all rules. */
const declarations = ['font-face', 'keyframes', 'property'];

/**
 * A site's styles as CSS: `own` is all that a page with these traits is painted with, `rest` what only other pages need.
 * Its own are the rules that its HTML can show: those that need no class and no data that it has not. Fonts and animations
 * are among them; declared twice, fonts would be loaded twice. The order of the layers is in both, since the rest precedes
 * the own when it is there. Throws on an at-rule that holds rules in another way than conditions and layers.
 */
export function halveStyles(all: Root, present: ReadonlySet<Trait>) {
  const isShown = (selector: string): boolean => traitsOf(selector).every((trait) => present.has(trait));
  const own = rulesWith(all, isShown);
  const rest = rulesWith(all, (selector) => !isShown(selector));
  rest.walkAtRules((node) => {
    if (isGroup(node)) return;
    const holds = declarations.includes(node.name);
    requireHold(holds, 'page styles', `the styles cannot be halved for “@${node.name}”`);
    node.remove();
  });
  dropEmpty(own);
  dropEmpty(rest);
  return { own: own.toString(), rest: rest.toString() };
}

/** A file with styles that finishing adds. */
export interface StyleFile extends Asset {
  content: string;
}

/** The files with a page's two halves. Nothing is painted before the first is there. */
export interface PageStyles {
  own: StyleFile;
  rest: StyleFile;
}

/** Divides the styles of all pages for one page after the other. Pages may share files. */
export function dividedStyles(styles: string): (page: Document) => PageStyles {
  const all = postcss.parse(styles);
  const needed = new Set<Trait>();
  all.walkRules(({ selectors }) => selectors.flatMap(traitsOf).forEach((trait) => needed.add(trait)));
  const file = (href: string, content: string): StyleFile => ({ href, content, integrity: integrityOf(content) });
  // A page has the same traits in each language: the styles are divided once for all of them.
  const stylesFor = cached((traits: string): PageStyles => {
    const { own, rest } = halveStyles(all, new Set(traits.split('\n')));
    const version = contentHash(own + rest);
    return { own: file(`/own-${version}.css`, own), rest: file(`/rest-${version}.css`, rest) };
  });
  return (page) => {
    const present = traitsIn(page);
    return stylesFor([...needed].filter((trait) => present.has(trait)).join('\n'));
  };
}
