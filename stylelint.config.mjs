import { readFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import stylelint from 'stylelint';

/**
 * The only widths that media queries may have: the site's breakpoints, in em. A window exactly as wide as a breakpoint
 * has the narrower layout: for 1024 px the media queries are `(width <= 64em)` and `(width > 64em)`. Style sheets
 * repeat the widths, since they cannot import them.
 */
const breakpoints = Object.entries(JSON.parse(readFileSync('src/styles/breakpoints.json', 'utf8'))).map(
  ([name, width]) => ({ em: `${width / 16}em`, name: `${name} (${width} px)` }),
);

/** The names of the cascade layers, lowest priority first. */
const layers = /@layer (.+);/.exec(readFileSync('src/styles/layers.css', 'utf8'))[1].split(', ');

/**
 * The cascade layer of a style sheet: it has the name of the file's folder in `src`, or in `src/styles` the name of the
 * file itself.
 */
function layerOf(file) {
  const [folder, name] = relative('src', file).split(sep);
  return folder === 'styles' ? basename(name, '.css') : folder;
}

/**
 * Reports rules outside the style sheet's cascade layer. Without a layer, rules would override all layers; in another
 * layer, the order of imports could decide which rule applies.
 */
const inItsLayer = stylelint.createPlugin('velmarch/in-its-layer', () => (root, result) => {
  const layer = layerOf(root.source.input.file);
  const isRight = ({ type, name, params, nodes }) =>
    type === 'comment' ||
    ['import', 'font-face'].includes(name) ||
    (name === 'layer' && (nodes ? params === layer && layers.includes(layer) : layer === 'layers'));
  root.each((node) => {
    if (isRight(node)) return;
    const message = layers.includes(layer)
      ? `This belongs into “@layer ${layer} {”.`
      : `src/styles/layers.css names no layer “${layer}”.`;
    stylelint.utils.report({ ruleName: 'velmarch/in-its-layer', message, node, result });
  });
});

/**
 * Requires tokens for colours, spacing, type sizes and durations: only src/styles/tokens.css may contain raw values.
 */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [inItsLayer],
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'Class names are camelCase: CSS modules export them as names.' },
    ],
    'color-no-hex': true,

    'media-feature-name-value-allowed-list': [
      { width: breakpoints.map(({ em }) => em) },
      { message: `Expected a breakpoint: ${breakpoints.map(({ em, name }) => `${em} ${name}`).join(', ')}.` },
    ],
    'media-feature-name-disallowed-list': ['min-width', 'max-width'],

    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],

    'selector-pseudo-element-disallowed-list': [
      ['first-letter'],
      { message: 'It splits the text: screen readers read the first letter apart from its word.' },
    ],

    'no-descending-specificity': null,
    'value-keyword-case': null,
    'import-notation': null,
    'media-feature-range-notation': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['popover-open', 'global'] }],
    'selector-pseudo-element-no-unknown': [true, { ignorePseudoElements: ['details-content'] }],
    'property-no-unknown': [
      true,
      {
        ignoreProperties: [
          'interpolate-size',
          'scroll-initial-target',
          'position-anchor',
          'anchor-name',
          'position-try-fallbacks',
          'text-wrap',
          'composes',
        ],
      },
    ],
  },
  overrides: [
    { files: ['src/**/*.css'], rules: { 'velmarch/in-its-layer': true } },
    {
      files: ['src/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      // Styles for the page of Sveltia CMS. Its class names have hyphens, and the site's tokens are not loaded there.
      files: ['packages/admin/editor/admin.css'],
      rules: { 'color-no-hex': null, 'selector-class-pattern': null },
    },
  ],
};
