import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { projectRoot } from './project';
import type { Loader, Rule } from './webpack-rule';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const filesByCode = new Map<string, string>();
const classesByFile = new Map<string, string[]>();

/**
 * Three letters that stand for a file, the same on every machine; throws where they stand for another one too. That may be
 * seen only by a clean build, as a release is: what comes from webpack's cache is not named again.
 */
function codeOf(file: string): string {
  const path = relative(projectRoot, file).split(sep).join('/');
  const hash = createHash('sha256').update(path).digest();
  const code = [...hash.subarray(0, 3)].map((byte) => letters[byte % letters.length]).join('');
  const known = filesByCode.get(code) ?? path;
  if (known !== path) throw new Error(`${path} and ${known} are both shortened to “${code}”: rename one.`);
  filesByCode.set(code, path);
  return code;
}

/** Where a class comes first in its file, counted from zero. */
function placeOf(local: string, file: string): number {
  const classes = classesByFile.get(file) ?? [];
  classesByFile.set(file, classes);
  return classes.includes(local) ? classes.indexOf(local) : classes.push(local) - 1;
}

/** `xYz0` for the first class in a file. Depends on nothing but that file, so that it may come from webpack's cache. */
const nameClass = ({ resourcePath }: { resourcePath: string }, _: string, local: string): string =>
  codeOf(resourcePath) + placeOf(local, resourcePath).toString(36);

const withNames = (loader: Loader): Loader =>
  loader.loader.includes('css-loader') && loader.options?.modules
    ? { ...loader, options: { ...loader.options, modules: { ...loader.options.modules, getLocalIdent: nameClass } } }
    : loader;

/** Shortens the names of classes: written out, with the hash that Gatsby adds to each, they are a tenth of a page. */
export const nameClasses = (rule: Rule): Rule => ({
  ...rule,
  ...(rule.oneOf && { oneOf: rule.oneOf.map(nameClasses) }),
  ...(Array.isArray(rule.use) && { use: rule.use.map(withNames) }),
});
