import type { Configuration, RuleSetRule } from 'webpack';
import { requireHold } from './intervention';

const isForFonts = (rule: unknown): rule is RuleSetRule & { use: { loader: string; options?: object }[] } => {
  const { test, use }: RuleSetRule = rule ?? {};
  return test instanceof RegExp && test.test('.woff2') && Array.isArray(use);
};

/**
 * Removes the size limit (in bytes) below which url-loader inlines a font into the styles as a data URL. The CSP
 * (`font-src 'self'`) forbids data URLs.
 */
export function keepFontFiles(config: Configuration): Configuration {
  const rules = config.module?.rules ?? [];
  requireHold(
    rules.some((rule) => isForFonts(rule) && rule.use.some(({ loader }) => loader.includes('url-loader'))),
    'files instead of inline markup',
    'no rule of webpack gives fonts to url-loader',
  );
  const kept = rules.map((rule) =>
    isForFonts(rule)
      ? { ...rule, use: rule.use.map((loader) => ({ ...loader, options: { ...loader.options, limit: false } })) }
      : rule,
  );
  return { ...config, module: { ...config.module, rules: kept } };
}
