import { resolve } from 'node:path';
import { nameClasses } from '../../src/gatsby/class-names';

interface Named {
  getLocalIdent: (context: { resourcePath: string }, template: string, local: string) => string;
}

const rule = {
  oneOf: [
    {
      use: [
        { loader: '/x/mini-css-extract-plugin/dist/loader.js' },
        { loader: '/x/css-loader/dist/cjs.js', options: { modules: { namedExport: true } } },
      ],
    },
    { use: [{ loader: '/x/css-loader/dist/cjs.js', options: { modules: false as const } }] },
  ],
};

const [ofModules, ofGlobals] = nameClasses(rule).oneOf ?? [];
const named = ofModules?.use?.[1]?.options?.modules as Named;

const nameOf = (file: string, local: string): string => named.getLocalIdent({ resourcePath: resolve(file) }, '', local);

it('names a class by its file and its place there', () => {
  const title = nameOf('src/hero.module.css', 'title');
  expect(title).toMatch(/^[a-zA-Z]{3}0$/);
  expect(nameOf('src/hero.module.css', 'lead')).toBe(title.replace('0', '1'));
  expect(nameOf('src/hero.module.css', 'title')).toBe(title);
  expect(named).toMatchObject({ namedExport: true });
});

it('tells files of one name in two folders apart', () => {
  expect(nameOf('src/a/cards.module.css', 'card')).not.toBe(nameOf('src/b/cards.module.css', 'card'));
});

it('stops where two files come to the same letters', () => {
  const files = Array.from({ length: 2000 }, (_, index) => `src/${index}.module.css`);
  expect(() => files.forEach((file) => nameOf(file, 'card'))).toThrow(
    /^src\/\d+\.module\.css and src\/\d+\.module\.css are both shortened to “[a-zA-Z]{3}”: rename one\.$/,
  );
});

it('leaves everything else as it was', () => {
  expect(ofModules?.use?.[0]).toEqual(rule.oneOf[0]?.use[0]);
  expect(ofGlobals).toEqual(rule.oneOf[1]);
});
