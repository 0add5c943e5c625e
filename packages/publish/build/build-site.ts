import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildSettings } from '../../shared/build-settings';
import { readBackend } from '../../shared/editing-backend';
import { paths } from '../paths';
import { siteFactsOf } from '../site-facts';
import { sourceRevision } from '../source-commit';
import { gatsbyBuild } from './gatsby-build';
import { keepGatsbyOutput, restoreGatsbyOutput } from './gatsby-output';
import { copyToPublic } from './kept-renditions';
import { writeSectionMap } from './section-map';

/** Gatsby's longest activities, and what is printed when each starts. */
const steps: Readonly<Record<string, string>> = {
  'compile gatsby files': 'reading the configuration',
  'source and transform nodes': 'reading the content',
  'extract queries from components': 'reading the templates',
  'Building production JavaScript and CSS bundles': 'bundling scripts and styles',
  'Building HTML renderer': 'bundling what renders the pages',
  'run queries in workers': 'querying the content of each page',
  'Building static HTML for pages': 'rendering the pages',
};

const printStep = (text: string): void => console.log(`Building the site: ${text}`);

/** Builds the CMS into a folder. Does nothing if the settings choose no CMS. */
async function makeEditing(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const backend = readBackend(env);
  if (!backend) return;
  const { writeAdmin } = await import('../../admin/build/write-admin');
  await writeAdmin(folder, backend);
}

/** Runs Gatsby and builds the CMS, at the same time. If both fail, throws Gatsby's error. */
async function buildParts(settings: BuildSettings, editing: string): Promise<void> {
  const onActivity = (name: string): void => {
    if (steps[name]) printStep(steps[name]);
  };
  const parts = await Promise.allSettled([
    gatsbyBuild(settings, { onActivity }),
    makeEditing(editing, { ...process.env, ...settings }),
  ]);
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
}

/** Builds the site into `public`: runs Gatsby, then changes its output for publishing. Throws if a step fails. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  const started = Date.now();
  printStep('starting Gatsby');
  // The CMS is built outside `public`, because `gatsby build` deletes pages and styles there that it has not written.
  const editing = await mkdtemp(join(tmpdir(), 'editing-'));
  try {
    writeSectionMap();
    await restoreGatsbyOutput(paths);
    copyToPublic();
    await buildParts(settings, editing);
    printStep('finishing the pages');
    await keepGatsbyOutput(paths);
    await cp(editing, paths.root, { recursive: true });
    // Imported on demand: loading takes a second, and most commands find the site already built.
    const { finishBuild } = await import('../finish/finish');
    const facts = siteFactsOf({ ...process.env, ...settings });
    const pages = await finishBuild({ ...paths, facts, revision: sourceRevision() });
    console.log(`Built ${pages} pages in ${Math.round((Date.now() - started) / 1000)} s.`);
  } finally {
    await rm(editing, { recursive: true });
  }
}
