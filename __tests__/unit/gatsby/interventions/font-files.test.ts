import { keepFontFiles } from '../../../../src/gatsby/interventions/font-files';

const loader = { loader: '/x/url-loader/dist/cjs.js', options: { limit: 10_000 } };
const fonts = { test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/, use: [loader] };
const pictures = { test: /\.(png)$/, use: [loader] };

it('disables the inlining of fonts, and of nothing else', () => {
  expect(keepFontFiles({ module: { rules: [pictures, fonts] } }).module?.rules).toEqual([
    pictures,
    { ...fonts, use: [{ ...loader, options: { limit: false } }] },
  ]);
});

it.each([
  ['no rule for fonts', [pictures]],
  ['another loader for fonts', [{ ...fonts, use: [{ loader: '/x/file-loader/dist/cjs.js' }] }]],
])('stops the build if there is %s', (_, rules) => {
  expect(() => keepFontFiles({ module: { rules } })).toThrow(
    'The Gatsby intervention “font-files” no longer takes hold',
  );
});
