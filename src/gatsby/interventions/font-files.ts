import type { Configuration, RuleSetRule } from 'webpack';
import { type Intervention, requireHold } from './intervention';

/*
 * What: Gatsby's webpack writes fonts under 10 kB into the styles as data addresses. They stay files.
 * Buys: correctness. The content security policy (`font-src 'self'`) refuses such addresses, and the headline font, 7 kB,
 * would be one; preloading it needs a file too.
 * Upstream: documented behaviour, https://gatsbyjs.com/docs/importing-assets-into-files/
 * Take it out: delete this file and its row in `list.ts` once no font is under 10 kB.
 */
const name = 'font-files';

const isForFonts = (rule: unknown): rule is RuleSetRule & { use: { loader: string; options?: object }[] } => {
  const { test, use }: RuleSetRule = rule ?? {};
  return test instanceof RegExp && test.test('.woff2') && Array.isArray(use);
};

/** webpack's configuration with the limit of url-loader, in bytes, switched off for fonts. */
export function keepFontFiles(config: Configuration): Configuration {
  const rules = config.module?.rules ?? [];
  requireHold(
    rules.some((rule) => isForFonts(rule) && rule.use.some(({ loader }) => loader.includes('url-loader'))),
    name,
    'no rule of webpack gives fonts to url-loader',
  );
  const kept = rules.map((rule) =>
    isForFonts(rule)
      ? { ...rule, use: rule.use.map((loader) => ({ ...loader, options: { ...loader.options, limit: false } })) }
      : rule,
  );
  return { ...config, module: { ...config.module, rules: kept } };
}

export const fontFiles: Intervention = {
  name,
  staysFor: 'security policy',
  stages: ['build-javascript', 'build-html'],
  configure: keepFontFiles,
};
