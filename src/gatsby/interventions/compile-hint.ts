import type { Compiler, Configuration } from 'webpack';

/**
 * The first line of each script. It makes V8 compile all functions in the background while the file arrives; otherwise
 * the main thread compiles each one at its first call: https://v8.dev/blog/explicit-compile-hints
 */
export const compileHintComment = '//# allFunctionsCalledOnLoad';

function addHint(compiler: Compiler): void {
  const { Compilation, sources } = compiler.webpack;
  // The comment is added after minification, which would remove it.
  const step = { name: 'compileHint', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 };
  compiler.hooks.thisCompilation.tap(step.name, (compilation) =>
    compilation.hooks.processAssets.tap(step, (assets) => {
      for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
        // Joins comment and script into one string. BannerPlugin would keep them as two sources, whose hash changes
        // when they come from webpack's cache.
        compilation.updateAsset(
          file,
          (source) => new sources.RawSource(`${compileHintComment}\n${String(source.source())}`),
        );
    }),
  );
}

export const compileHint: Configuration = { plugins: [addHint] };
