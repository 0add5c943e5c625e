import { checkContent } from '../src/content/check-content';
import { readContentFiles, readContentSdl } from '../src/content/content-files';
import { formatProblem } from '../src/content/problem';

/** `npm run content:check`: everything that is wrong with the content, a line each. */
const problems = checkContent(readContentFiles('.'), readContentSdl('.'));
for (const problem of problems) console.log(formatProblem(problem));
console.log(problems.length === 0 ? 'Content: nothing to mend.' : `Content: ${problems.length} to mend.`);
process.exitCode = problems.length === 0 ? 0 : 1;
