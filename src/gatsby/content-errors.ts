import type { Compiler, WebpackPluginInstance } from 'webpack';
import { checkEachFile } from '../content/check-content';
import { formatProblem } from '../content/problem';
import { contentSchema, onContentChange, readFiles } from './project';

/** What the overlay shows: its heading is the first line, which must be a file, and it shows the first error alone. */
function findReport(): { file: string; text: string } | undefined {
  const problems = checkEachFile(readFiles(), contentSchema());
  const file = problems[0]?.file;
  return file === undefined ? undefined : { file, text: [file, ...problems.map(formatProblem)].join('\n') };
}

/**
 * Reports mistakes in content as errors of the compilation: in the terminal and in the browser's overlay, which opens
 * with the mistake and closes when it is fixed. A failed compilation leaves the page as it was. Webpack compiles again
 * only when there are other mistakes than before: a compilation after each edit would delay what the page shows.
 */
export class ContentErrors implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    let reported: string | undefined;
    compiler.hooks.thisCompilation.tap(ContentErrors.name, (compilation) => {
      const report = findReport();
      reported = report?.text;
      if (!report) return;
      const error = new compiler.webpack.WebpackError(report.text);
      error.file = report.file;
      compilation.errors.push(error);
    });

    onContentChange(() => {
      if (findReport()?.text !== reported) compiler.watching?.invalidate();
    });
  }
}
