import { findBrowser } from '../tools/find-browser';
import { main, run } from '../tools/run';

/** Everything that must hold before a change lands, cheapest first. Types come after the build, which writes those of the queries. */
const steps: readonly [name: string, script: string][] = [
  ['format', 'format:check'],
  ['styles', 'lint:styles'],
  ['content', 'content:check'],
  ['form of content', 'content:format:check'],
  ['unit tests', 'test:unit'],
  ['build', 'build:local'],
  ['types', 'types'],
  ['code', 'lint:code'],
  ['markup', 'lint:html'],
  ['built pages', 'test:site'],
  ['browser', 'test:browser'],
  ['recipes', 'test:recipes'],
];

main(async () => {
  const env = { CHROME_PATH: findBrowser() };
  const failed: string[] = [];
  let done = 0;
  for (const [name, script] of steps) {
    console.log(`\n── ${name} (npm run ${script})`);
    const started = Date.now();
    const code = await run('npm', ['run', '--silent', script], env);
    console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`);
    done += 1;
    if (code !== 0) failed.push(name);
    if (code !== 0 && name === 'build') break;
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  const notRun = done < steps.length ? `, ${steps.length - done} not run for want of a build` : '';
  console.log(`\n${done - failed.length} passed, ${failed.length} failed${notRun}`);
  if (failed.length > 0) process.exitCode = 1;
});
