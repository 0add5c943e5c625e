import { execFileSync } from 'node:child_process';

/** Runs a piece of ES module, or of TypeScript, that these CommonJS tests cannot import: it reads `input` and calls `answer`. */
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
    }),
  );
}
