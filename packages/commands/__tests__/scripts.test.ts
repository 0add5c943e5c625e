import { execSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { scripts } from '../../../package.json';

const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
const script = join(folder, 'script.ts');
writeFileSync(script, "void import('./on-demand').then(({ answer }) => console.log(answer));");
writeFileSync(join(folder, 'on-demand.ts'), "export const answer: string = 'loaded';");

it.each(['start', 'develop', 'build'] as const)(
  'a script started by `npm run %s` can load a TypeScript file with a dynamic `import()`',
  (name) => {
    const command = scripts[name].replace(/\S+\.ts$/, script);
    // npm puts this folder into PATH. `npx` would do so too, but takes three seconds.
    const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
    expect(execSync(command, { encoding: 'utf8', env: { ...process.env, PATH: path } })).toBe('loaded\n');
  },
);
