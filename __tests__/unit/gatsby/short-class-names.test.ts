import { shortClassNames } from '../../../src/gatsby/short-class-names';

/** A webpack rule for styles, as Gatsby writes it. */
const styleRules = () => {
  const modules = { namedExport: true, localIdentName: '[name]--[local]--[hash:hex:5]' };
  const extract = { loader: '/x/mini-css-extract-plugin', options: { modules: { namedExport: true } } };
  return [{ oneOf: [{ test: /\.module\.css$/, use: [extract, { loader: '/x/css-loader', options: { modules } }] }] }];
};

it('class names of CSS modules consist of file name and class, without the hash of the path', () => {
  const rules = styleRules();
  shortClassNames({ module: { rules } }, ['a/card.module.css', 'b/row.module.css', 'b/row.test.tsx', 'c/row.test.tsx']);
  expect(rules[0]!.oneOf[0]!.use.map(({ options }) => options.modules)).toEqual([
    { namedExport: true },
    { namedExport: true, localIdentName: '[name]--[local]' },
  ]);
});

it('a build fails if two style sheets have the same file name, whose classes would have the same names', () => {
  const files = ['a/card.module.css', 'b/card.module.css'];
  expect(() => shortClassNames({ module: { rules: styleRules() } }, files)).toThrow(
    'src/a/card.module.css and src/b/card.module.css need different file names',
  );
});

it('a build fails if no webpack rule names the classes of CSS modules', () => {
  expect(() =>
    shortClassNames({ module: { rules: [{ test: /\.(png)$/, use: [{ loader: '/x/url-loader' }] }] } }, []),
  ).toThrow('No rule of webpack names the classes');
});
