import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface ObservatoryResult {
  grade: string;
  score: number;
  /** The failed tests of the scanner, with name and result. */
  failed: string[];
}

/** Replaces the HSTS preload list, which the package would download when it is installed, by an empty one. */
const program = `
  import fs from 'node:fs';
  const read = fs.readFileSync;
  fs.readFileSync = (file, ...rest) => (String(file).endsWith('hsts-preload.json') ? '{}' : read(file, ...rest));
  const { scan } = await import('@mdn/mdn-http-observatory');
  const results = [];
  for (const address of process.argv.slice(1)) {
    const { scan: { grade, score }, tests } = await scan(address);
    const failed = Object.entries(tests).filter(([, test]) => !test.pass).map(([name, test]) => name + ': ' + test.result);
    results.push({ grade, score, failed });
  }
  process.stdout.write(JSON.stringify(results));`;

/** Scans addresses (`localhost:1234/en`) over https with the HTTP Observatory, trusting one certificate. */
export async function judge(addresses: readonly string[], certificateFile: string): Promise<ObservatoryResult[]> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile, NO_PROXY: 'localhost' };
  const args = ['--input-type=module', '-e', program, ...addresses];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout) as ObservatoryResult[];
}
