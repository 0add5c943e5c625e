import type { Compiler, WebpackPluginInstance } from 'webpack';
import { checkEachFile } from '../content/check-structure';
import { formatProblem } from '../content/problem';
import { contentSchema, onContentChange, readFiles } from './project';

/**
 * Returns all content mistakes as the text of one error, since webpack's error overlay in the browser shows only one
 * error; undefined if there are none. The overlay expects a file path in the first line of the text.
 */
function findReport(): { file: string; text: string } | undefined {
  const problems = checkEachFile(readFiles(), contentSchema());
  const file = problems[0]?.file;
  return file === undefined ? undefined : { file, text: [file, ...problems.map(formatProblem)].join('\n') };
}

/**
 * Reports content mistakes as webpack errors, in the terminal and in the browser's overlay, which closes when the
 * mistake is fixed. Until then the page shows the content from before the mistake. Recompiles only when the mistakes
 * change: compiling after each edit would delay the page.
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
