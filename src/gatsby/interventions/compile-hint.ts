import type { Compiler, Configuration } from 'webpack';

/**
 * The first line of each script. It makes V8 compile all functions in the background while the file arrives; otherwise
 * the main thread compiles each one at its first call: https://v8.dev/blog/explicit-compile-hints
 */
export const compileHintComment = '//# allFunctionsCalledOnLoad';

function addHint(compiler: Compiler): void {
  const { BannerPlugin, Compilation } = compiler.webpack;
  // The comment is added after minification, which would remove it.
  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  new BannerPlugin({ banner: compileHintComment, raw: true, test: /\.js$/, stage }).apply(compiler);
}

export const compileHint: Configuration = { plugins: [addHint] };
