import { resolve } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { checkEachFile, readShownFiles } from '../content/check-each-file';
import { formatProblem, type Problem } from '../content/problem';
import { contentTypes, projectRoot } from './project';

/** What the overlay shows: its heading is the first line, which must be a file, and it shows the first error alone. */
const report = (first: Problem, problems: readonly Problem[]): string =>
  [first.file, ...problems.map(formatProblem)].join('\n');

/**
 * Reports mistakes in content as errors of the compilation: in the terminal and in the browser's overlay, which opens
 * with the mistake and closes when it is mended. A failed compilation leaves the page as it was.
 */
export class ContentErrors implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(ContentErrors.name, (compilation) => {
      for (const folder of ['content', 'locales']) compilation.contextDependencies.add(resolve(projectRoot, folder));
      const problems = checkEachFile(readShownFiles(projectRoot), contentTypes().schema);
      const [first] = problems;
      if (!first) return;
      const error = new compiler.webpack.WebpackError(report(first, problems));
      error.file = first.file;
      compilation.errors.push(error);
    });
  }
}
