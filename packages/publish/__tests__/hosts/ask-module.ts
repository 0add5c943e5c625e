import { execFileSync } from 'node:child_process';

/** Runs code in a child process that can import ES modules, unlike these tests: it reads `input` and calls `answer`. */
export function askModule(code: string, input: string): unknown {
  const script = `
    import { readFileSync } from 'node:fs';
    const input = readFileSync(0, 'utf8');
    const answer = (value) => process.stdout.write(JSON.stringify(value));
    ${code}`;
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      input,
      encoding: 'utf8',
      // The default of 1 MB is less than the headers of all published files.
      maxBuffer: 16 * 1024 * 1024,
    }),
  );
}
