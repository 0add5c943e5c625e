import { scriptsOf } from '../../packages/bench/page-scripts';
import { openSite } from '../../packages/bench/published-site';
import { listFiles } from '../../packages/publish/published-files';
import { pages } from './built-site';

const site = openSite('public');
const scripts = [...new Set(pages.flatMap(({ path }) => scriptsOf(site, path).deferred))];

/** V8 reads compile hints only in comments before the first statement; the licence comment may precede them. */
const hint = /^(?:\/\*![^*]*\*\/\s*)?\/\/# allFunctionsCalledOnLoad\n/;

it('browsers compile every script before it runs', () => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => !hint.test(site.text(file)))).toEqual([]);
});

it('no script and no style names a source map, since none is published', () => {
  const files = listFiles('public').filter((file) => /\.(?:js|css)$/.test(file) && !file.startsWith('/admin/'));
  expect(files.filter((file) => site.text(file).includes('sourceMappingURL='))).toEqual([]);
});

it('no script, page or data names the folder that it was built in, so that a release is the same wherever it is built', () => {
  const files = listFiles('public').filter((file) => /\.(?:js|css|html|json)$/.test(file));
  expect(files.filter((file) => site.text(file).includes(process.cwd()))).toEqual([]);
});
