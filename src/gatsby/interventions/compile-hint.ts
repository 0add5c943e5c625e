import type { Compiler, Configuration } from 'webpack';

/**
 * The first line of each script. With it V8 compiles all functions while the file arrives, in the background; otherwise it
 * compiles each in the main thread at its first call: https://v8.dev/blog/explicit-compile-hints
 */
export const compileHintComment = '//# allFunctionsCalledOnLoad';

function addHint(compiler: Compiler): void {
  const { BannerPlugin, Compilation } = compiler.webpack;
  // After minification, which would remove the comment.
  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  new BannerPlugin({ banner: compileHintComment, raw: true, test: /\.js$/, stage }).apply(compiler);
}

export const compileHint: Configuration = { plugins: [addHint] };
