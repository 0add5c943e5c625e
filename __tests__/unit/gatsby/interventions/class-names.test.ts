import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { shortenClassNames } from '../../../../src/gatsby/interventions/class-names';

const loader = (localIdentName: string) => ({
  loader: '/x/css-loader',
  options: { modules: { localIdentName, a: 1 } },
});
const plain = { test: /\.js$/, use: [{ loader: '/x/babel-loader' }] };
const styles = (localIdentName: string) => ({ oneOf: [{ test: /\.module\.css$/, use: [loader(localIdentName)] }] });

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join('src', file));

it('shortens the names of classes, and changes nothing else', () => {
  const rules = [plain, styles('[name]--[local]--[hash:hex:5]')];
  expect(shortenClassNames({ module: { rules } }).module?.rules).toEqual([plain, styles('[name]--[local]')]);
});

it('stops the build where nothing names classes', () => {
  expect(() => shortenClassNames({ module: { rules: [plain] } })).toThrow(
    'The Gatsby intervention “class-names” no longer takes hold',
  );
});

it('no two modules share the name of a file and of a class in it', () => {
  const names = modules.flatMap((file) => [
    ...new Set(
      [...readFileSync(file, 'utf8').matchAll(/\.([a-z][a-zA-Z]*)/g)].map(([, local]) => `${basename(file)} .${local}`),
    ),
  ]);
  const classes = names.filter((each) => !each.endsWith('.css'));
  expect(classes.length).toBeGreaterThan(200);
  expect(classes.filter((each, index) => classes.indexOf(each) !== index)).toEqual([]);
});
