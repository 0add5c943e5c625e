import { keepFontFiles } from '../../src/gatsby/font-files';

const loader = { loader: '/x/url-loader/dist/cjs.js', options: { limit: 10_000 } };

it('keeps small fonts out of the styles', () => {
  expect(keepFontFiles({ test: /\.(woff(2)?)(\?.*)?$/, use: [loader] }).use?.[0]?.options?.limit).toBe(false);
});

it('leaves everything else as it was', () => {
  const pictures = { test: /\.(png)$/, use: [loader] };
  expect(keepFontFiles(pictures)).toBe(pictures);
});
