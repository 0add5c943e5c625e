import postcss, { type AtRule, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { requireHold } from '../../../src/gatsby/interventions/intervention';
import { cached } from '../../shared/cached';
import { type Asset, contentHash, integrityOf } from '../published-files';
import type { Document } from './gatsby-html';

/** A class name, or a data attribute with its value, by which selectors and elements are matched. */
type Trait = string;

const attributeTrait = (name: string, value: string): Trait => `${name}=${value}`;

/**
 * The classes and data attributes that a page must contain for a selector to match: `card` and `data-size=map` for
 * `.card[data-size="map"]`. Attribute selectors of other forms, such as `[data-open]` and `[hidden]`, are left out: the
 * early script (`src/early`) may set their attributes. Selectors inside `:not()`, `:has()` and the like are left out
 * too.
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

/** At-rules that contain other rules (conditions and layers), or declare the order of layers. */
const isGroup = ({ name }: AtRule): boolean => ['media', 'supports', 'container', 'layer'].includes(name);

/** Removes empty at-rules, innermost first. */
function dropEmpty(within: Root | AtRule): void {
  within.each((node) => {
    if (node.type !== 'atrule' || !isGroup(node)) return;
    dropEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  });
}

/** Copies the style rules, with only the selectors for which `passes` returns true. Leaves out rules without any. */
function rulesWith(all: Root, passes: (selector: string) => boolean): Root {
  const some = all.clone();
  some.walkRules((rule) => {
    const selectors = rule.selectors.filter(passes);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return some;
}

/** At-rules that declare something for the whole document. */
const declarations = ['font-face', 'keyframes', 'property'];

/**
 * Divides the site's styles into two style sheets for a page:
 *
 * - `own`: rules that can match elements of the page, since all their classes and data attributes occur in it
 * - `rest`: all other rules
 *
 * Only `own` declares fonts and animations, since a font declared twice would be loaded twice. Both declare the order
 * of the cascade layers, since `rest` is inserted before `own`. Throws on at-rules that it does not know.
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

/** A style file that is written after Gatsby's build. */
export interface StyleFile extends Asset {
  content: string;
}

/** The two style files of a page. Only `own` blocks the first paint. */
export interface PageStyles {
  own: StyleFile;
  rest: StyleFile;
}

/** Returns a function that divides the styles for a page. Pages may share files. */
export function dividedStyles(styles: string): (page: Document) => PageStyles {
  const all = postcss.parse(styles);
  const needed = new Set<Trait>();
  all.walkRules(({ selectors }) => selectors.flatMap(traitsOf).forEach((trait) => needed.add(trait)));
  const file = (href: string, content: string): StyleFile => ({ href, content, integrity: integrityOf(content) });
  // A page has the same classes in each language, so its styles are divided only once.
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
