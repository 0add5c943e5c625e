import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import type { Compiler } from 'webpack';
import { projectRoot } from './project';

const reference = /var\((--[\w-]+)\)/g;

/** Any mention, one with a fallback too. */
const mention = /var\(\s*(--[\w-]+)/g;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name as string);

const isForAllPages = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' && (parent as postcss.Rule).selector === ':root' && parent.parent?.type === 'root';

/**
 * Styles with the values of design tokens in the place of their names, where a token has the same value everywhere:
 * declared once, for all pages, and made of none that changes. `kept` are read by others and stay declared.
 */
export function resolveTokens(styles: string, kept: ReadonlySet<string>): string {
  const root = postcss.parse(styles);
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (token) => void declared.set(token.prop, [...(declared.get(token.prop) ?? []), token]));
  const valueOf = (name: string): string | undefined => {
    const [token, ...others] = declared.get(name) ?? [];
    if (!token || others.length > 0 || !isForAllPages(token)) return undefined;
    return namesIn(token.value, mention).every((used) => valueOf(used) !== undefined)
      ? resolve(token.value)
      : undefined;
  };
  const resolve = (value: string): string => value.replaceAll(reference, (text, name: string) => valueOf(name) ?? text);
  root.walkDecls((declaration) => void (declaration.value = resolve(declaration.value)));
  const mentioned = new Set(namesIn(root.toString(), mention));
  root.walkDecls(/^--/, (token) => {
    if (valueOf(token.prop) !== undefined && !mentioned.has(token.prop) && !kept.has(token.prop)) token.remove();
  });
  return root.toString();
}

/** Tokens that style sheets in `folder` read, which webpack does not see. */
const tokensReadIn = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => namesIn(readFileSync(join(folder, file), 'utf8'), mention)),
  );

/** Resolves the tokens of all styles before they are minified: what a page is painted with is a seventh lighter. */
export class TokenValues {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(TokenValues.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: TokenValues.name, stage }, (assets) => {
        const kept = tokensReadIn(join(projectRoot, 'static'));
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.css'))) {
          compilation.updateAsset(
            file,
            (source) => new sources.RawSource(resolveTokens(String(source.source()), kept)),
          );
        }
      });
    });
  }
}
