import type { Rule } from './webpack-rule';

/**
 * Fonts stay files, however small. Gatsby would write those under 10 kB into the styles, where they delay the first paint
 * and the security policy refuses them.
 */
export const keepFontFiles = (rule: Rule): Rule =>
  rule.test instanceof RegExp && rule.test.test('.woff2') && Array.isArray(rule.use)
    ? { ...rule, use: rule.use.map((loader) => ({ ...loader, options: { ...loader.options, limit: false } })) }
    : rule;
