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

it('names a class by its file and itself', () => {
  expect(named.getLocalIdent({ resourcePath: '/a/hero.module.css' }, '', 'title')).toBe('hero-title');
  expect(named).toMatchObject({ namedExport: true });
});

it('stops where two files of one name have the same class', () => {
  named.getLocalIdent({ resourcePath: '/a/cards.module.css' }, '', 'card');
  expect(() => named.getLocalIdent({ resourcePath: '/b/cards.module.css' }, '', 'card')).toThrow(
    '/b/cards.module.css and /a/cards.module.css both have a class “card”: rename one.',
  );
});

it('leaves everything else as it was', () => {
  expect(ofModules?.use?.[0]).toEqual(rule.oneOf[0]?.use[0]);
  expect(ofGlobals).toEqual(rule.oneOf[1]);
});
