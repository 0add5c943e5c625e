import type { BuildManifest } from '../finish/manifest';
import { compareManifests, type Difference } from './compare';

/** A row of the table of budgets. */
export interface BudgetLine {
  name: string;
  measured: string;
  budget: string;
  kept: boolean;
}

/** A test that was run, named by its file and title, with the error if it failed. */
interface TestRun {
  test: string;
  error?: string;
}

export interface Facts {
  manifest: BuildManifest;
  /** The manifest of the live release, or the reason why there is none to compare with. */
  before: BuildManifest | string;
  budgets: readonly BudgetLine[];
  tests: readonly TestRun[];
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Escapes what would end a cell or the table in Markdown. */
const cell = (text: string): string => text.replace(/[|\n\r]+/g, ' ').replace(/[<>]/g, '');

const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : `${names.length}: ${names.slice(0, 10).join(', ')}${names.length > 10 ? ', …' : ''}`;

/** How many of the tests in these spec files passed and failed. */
function counted(tests: readonly TestRun[], files: RegExp): string {
  const run = tests.filter(({ test }) => files.test(test));
  const failed = run.filter(({ error }) => error !== undefined).length;
  return run.length === 0 ? 'not run' : `${run.length - failed} passed, ${failed} failed`;
}

function manifestRows({ revision, pages, files, hosts }: BuildManifest): string[] {
  const trees = Object.values(pages);
  const sizes = Object.values(files);
  const all = sizes.reduce((sum, [, brotli]) => sum + brotli, 0);
  return [
    row('Source revision', revision),
    row('Pages', `${trees.flatMap((tree) => Object.values(tree)).length} (${trees.length} routes)`),
    row('Files', `${sizes.length}, ${kB(all)} compressed`),
    row('Hosts that visitors contact', hosts.join(', ')),
  ];
}

function differenceRows({ pagesAdded, pagesGone, hostsAdded, hostsGone, files, bytes }: Difference): string[] {
  const [now, former] = bytes;
  return [
    row('Pages added', listed(pagesAdded)),
    row('Pages gone', listed(pagesGone)),
    row('Hosts added', listed(hostsAdded)),
    row('Hosts gone', listed(hostsGone)),
    row('Files', `${files.added} added, ${files.gone} gone, ${files.changed} changed, ${files.same} the same`),
    row('Compressed', `${kB(now)}, before ${kB(former)}`),
  ];
}

const section = (title: string, head: readonly string[], rows: readonly string[]): string =>
  [`### ${title}`, '', row(...head), row(...head.map(() => '---')), ...rows, ''].join('\n');

/** The information for approving a release, as Markdown: budgets, test results, differences to the live release. */
export function writeEvidence({ manifest, before, budgets, tests }: Facts): string {
  const compared =
    typeof before === 'string'
      ? `### Difference to the last release\n\nNot compared: ${cell(before)}\n`
      : section(
          'Difference to the last release',
          ['What', `Since ${before.revision}`],
          differenceRows(compareManifests(manifest, before)),
        );
  return [
    section('Release', ['What', 'Found'], manifestRows(manifest)),
    section(
      'Budgets',
      ['Worst page of each kind', 'Measured', 'Budget', ''],
      budgets.map(({ name, measured, budget, kept }) => row(name, measured, budget, kept ? 'kept' : 'OVER')),
    ),
    section(
      'Browser tests',
      ['What', 'Result'],
      [
        row('Accessibility (axe)', counted(tests, /^__tests__\/browser\/(?:axe|every-page)\.spec/)),
        row('Content security policy', counted(tests, /^__tests__\/browser\/(?:csp|every-page)\.spec/)),
        row('All', counted(tests, /^__tests__\/browser\//)),
      ],
    ),
    compared,
  ].join('\n');
}
