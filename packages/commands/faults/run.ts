import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readReport } from '../../tools/test-results';
import { type Fault, faults } from './faults';

const usage = `npm run faults -w commands -- --step NAME=COMMAND [--step …] [options]
Plants each fault in a copy of the project and runs the steps until one fails.
In a command {files} stands for the changed files, {report} for the file to write a report of Jest or Playwright to.

  --area A,B       only the faults of these areas
  --group A,B      only those of these groups, planted together; all steps are run
  --name TEXT      only those with this text in their name
  --folder DIR     an existing copy, which is kept: what is built there need not be built from nothing`;

const { values } = parseArgs({
  options: {
    step: { type: 'string', multiple: true, default: [] },
    area: { type: 'string' },
    group: { type: 'string' },
    name: { type: 'string', default: '' },
    folder: { type: 'string' },
  },
});

function selected(): Fault[] {
  const areas = values.area?.split(',');
  const groups = values.group?.split(',').map(Number);
  return faults.filter(
    ({ area, group, name }) =>
      (!areas || areas.includes(area)) && (!groups || groups.includes(group)) && name.includes(values.name),
  );
}

/** A copy of all files that the project knows, with the same packages. */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of listed.split('\0').filter(existsSync)) cpSync(file, join(root, file));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}

/** The changed text of each file. Throws if a fault does not fit its file any more. */
function changedFiles(root: string, planted: readonly Fault[]): Map<string, string> {
  const changed = new Map<string, string>();
  for (const { file, find, replace, name } of planted) {
    const text = changed.get(file) ?? readFileSync(join(root, file), 'utf8');
    if (text.split(find).length !== 2) throw new Error(`“${name}” does not fit: ${file} must contain once: ${find}`);
    changed.set(
      file,
      text.replace(find, () => replace),
    );
  }
  return changed;
}

/** Plants faults, and returns what takes them out again. */
function plant(root: string, planted: readonly Fault[]): () => void {
  const changed = changedFiles(root, planted);
  const originals = [...changed.keys()].map((file) => [join(root, file), readFileSync(join(root, file))] as const);
  for (const [file, text] of changed) writeFileSync(join(root, file), text);
  return () => originals.forEach(([path, text]) => writeFileSync(path, text));
}

/** Runs a step, and prints what it caught. Without failed tests, the end of the output says what failed. */
function runStep(root: string, step: string, planted: readonly Fault[], namesAll: boolean): boolean {
  const [name = '', ...command] = step.split('=');
  const report = join(root, '.fault-report.json');
  rmSync(report, { force: true });
  const files = [...new Set(planted.map(({ file }) => file))].join(' ');
  const start = Date.now();
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', command.join('=').replaceAll('{files}', files).replaceAll('{report}', report)],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const isCaught = status !== 0;
  console.log(`  ${name}: ${isCaught ? 'caught' : 'missed'}, ${Math.round((Date.now() - start) / 1000)} s`);
  const all = existsSync(report) ? readReport(readFileSync(report, 'utf8'), root) : [];
  const failed = all.filter(({ error }) => error !== undefined).map(({ test }) => test);
  if (isCaught && failed.length === 0) console.log((stdout + stderr).trim().slice(-600));
  for (const test of failed.slice(0, namesAll ? undefined : 3)) console.log(`    ${test}`);
  return isCaught;
}

/** Whether a step caught the faults. All steps are run for a group, whose faults may be caught by different ones. */
function runSteps(root: string, planted: readonly Fault[], isGroup: boolean): boolean {
  const restore = plant(root, planted);
  let isCaught = false;
  try {
    for (const step of values.step) {
      isCaught = runStep(root, step, planted, isGroup) || isCaught;
      if (isCaught && !isGroup) break;
    }
  } finally {
    restore();
  }
  return isCaught;
}

const chosen = selected();
if (values.step.length === 0) {
  console.log(usage);
  process.exit();
}
const isGroup = values.group !== undefined;
const batches = isGroup ? [chosen] : chosen.map((fault) => [fault]);
const root = values.folder ?? copyProject();
const missed: Fault[] = [];
try {
  for (const batch of batches.filter(({ length }) => length > 0)) {
    console.log(batch.map(({ name, area }) => `${area}: ${name}`).join('\n'));
    if (!runSteps(root, batch, isGroup)) missed.push(...batch);
  }
} finally {
  if (!values.folder) rmSync(root, { recursive: true, force: true });
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} caught. Missed:`);
for (const { name } of missed) console.log(`  ${name}`);
