import { basename } from 'node:path';
import type { Loader, Rule } from './webpack-rule';

const filesByClass = new Map<string, string>();

/** `hero-title` for `title` in `hero.module.css`; throws where another file of that name has the same class. */
function nameClass({ resourcePath }: { resourcePath: string }, _: string, local: string): string {
  const name = `${basename(resourcePath, '.module.css')}-${local}`;
  const known = filesByClass.get(name) ?? resourcePath;
  if (known !== resourcePath) throw new Error(`${resourcePath} and ${known} both have a class “${local}”: rename one.`);
  filesByClass.set(name, resourcePath);
  return name;
}

const withNames = (loader: Loader): Loader =>
  loader.loader.includes('css-loader') && loader.options?.modules
    ? { ...loader, options: { ...loader.options, modules: { ...loader.options.modules, getLocalIdent: nameClass } } }
    : loader;

/** Names classes by file and class alone. Gatsby adds a hash to each, which no compression can make smaller. */
export const nameClasses = (rule: Rule): Rule => ({
  ...rule,
  ...(rule.oneOf && { oneOf: rule.oneOf.map(nameClasses) }),
  ...(Array.isArray(rule.use) && { use: rule.use.map(withNames) }),
});
