import type { Configuration, RuleSetRule } from 'webpack';
import { type Intervention, requireHold } from './intervention';

/*
 * What: Gatsby ends each class name of CSS modules in five hexadecimal digits. They are left out.
 * Buys: on `/de/terms` 0.7 of 10.1 kB of styles before the first paint and 0.6 of 9.2 kB of HTML (brotli): digits do not
 * compress. The styles would be over their budget otherwise.
 * Upstream: documented behaviour, https://www.gatsbyjs.com/docs/how-to/styling/css-modules/
 * Take it out: delete this file, its test and its row in `list.ts`.
 * Holds: the test finds that no two files of the same name have a class of the same name.
 */
const name = 'class-names';

interface CssLoader {
  loader: string;
  options: { modules: object };
}

const isCssLoader = (loader: unknown): loader is CssLoader => {
  const { options } = (loader ?? {}) as Partial<CssLoader>; // Anything but a loader has no such options.
  return typeof options?.modules === 'object' && 'localIdentName' in options.modules;
};

/** webpack's configuration with class names made of a file's name and those in it alone. */
export function shortenClassNames(config: Configuration): Configuration {
  let found = false;
  const shortened = (rule: RuleSetRule): RuleSetRule => {
    const use = (loader: unknown) => {
      if (!isCssLoader(loader)) return loader;
      found = true;
      const modules = { ...loader.options.modules, localIdentName: '[name]--[local]' };
      return { ...loader, options: { ...loader.options, modules } };
    };
    return {
      ...rule,
      // `use` changes options only, so the types of the loaders stay the same.
      ...(Array.isArray(rule.use) && { use: rule.use.map(use) as RuleSetRule['use'] }),
      ...(rule.oneOf && { oneOf: rule.oneOf.map((one) => (one ? shortened(one) : one)) }),
    };
  };
  const rules = config.module?.rules?.map((rule) => (rule && typeof rule === 'object' ? shortened(rule) : rule));
  requireHold(found, name, 'no rule of webpack names the classes of CSS modules');
  return { ...config, module: { ...config.module, rules } };
}

export const classNames: Intervention = {
  name,
  staysFor: 'first paint',
  pricedByHand: true,
  stages: ['build-javascript', 'build-html'],
  configure: shortenClassNames,
};
