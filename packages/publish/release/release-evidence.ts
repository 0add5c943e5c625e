import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isKept } from '../../bench/figure';
import { measureFiles } from '../../bench/measure-files';
import { openSite } from '../../bench/published-site';
import { show, worstOfEach } from '../../bench/report';
import type { BuildManifest } from '../finish/manifest';
import { type BudgetLine, writeEvidence } from './evidence';
import { testResults } from '../../tools/test-results';

/** Reads a file that another step of the build has written. */
const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

/** Reads a manifest from a file or an address; returns the reason if it cannot. */
async function manifestAt(place: string): Promise<BuildManifest | string> {
  try {
    if (!/^https?:/.test(place)) return await readJson<BuildManifest>(place);
    const response = await fetch(place, { signal: AbortSignal.timeout(10_000) });
    return response.ok
      ? ((await response.json()) as BuildManifest) // Published by the release before.
      : `${place} was answered ${response.status}; a first release has nothing before it.`;
  } catch {
    return `${place} cannot be read; a first release has nothing before it.`;
  }
}

const budgetLines = (root: string): BudgetLine[] =>
  worstOfEach(measureFiles(openSite(root)))
    .filter(({ budget }) => budget !== undefined)
    .map((figure) => ({
      name: figure.name,
      measured: show(figure.value, figure.unit),
      budget: show(figure.budget ?? 0, figure.unit),
      kept: isKept(figure),
    }));

interface EvidencePlaces {
  /** Folder of the finished build. */
  root: string;
  /** File or address of the manifest to compare with. */
  against: string;
  /** The file to write. */
  to: string;
  /** The job summary of GitHub Actions (`GITHUB_STEP_SUMMARY`), to which the evidence is appended. */
  summary: string | undefined;
}

/** Writes the evidence for a build. Afterwards, rejects if a budget is exceeded. */
export async function gatherEvidence({ root, against, to, summary }: EvidencePlaces): Promise<void> {
  const budgets = budgetLines(root);
  const text = writeEvidence({
    manifest: await readJson<BuildManifest>(`${root}/build-manifest.json`),
    before: await manifestAt(against),
    budgets,
    tests: testResults(),
  });
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, text);
  if (summary) await appendFile(summary, text);
  console.log(text);
  const over = budgets.filter(({ kept }) => !kept);
  if (over.length > 0) throw new Error(`Over budget: ${over.map(({ name }) => name).join(', ')}.`);
}
