import { scriptsOf } from '../../bench/page-scripts';
import { openSite } from '../../bench/published-site';
import { eachPage } from './built-site';

const site = openSite('public');

/** Browsers look for hints in comments only as long as no code has come. */
const leadingCommentsOf = (code: string): string => /^(?:\/\*[^]*?\*\/\s*|\/\/[^\n]*\n\s*)*/.exec(code)?.[0] ?? '';

test.each(eachPage)('%s has browsers compile its scripts before they run', (path) => {
  const { deferred } = scriptsOf(site, path);
  expect(deferred).not.toEqual([]);
  const unhinted = deferred.filter(
    (file) => !leadingCommentsOf(site.text(file)).includes('//# allFunctionsCalledOnLoad'),
  );
  expect(unhinted).toEqual([]);
});
