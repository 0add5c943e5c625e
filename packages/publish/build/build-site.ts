import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildSettings } from '../../tools/build-settings';
import { readBackend } from '../../tools/editing-backend';
import { Progress } from '../../tools/progress';
import { restoreOriginals } from '../finish/page-files';
import { paths, sourceRevision } from '../paths';
import { readPublishingSettings } from '../settings';
import { gatsbyBuild } from './gatsby-build';
import { copyToPublic } from './kept-renditions';
import { writeSectionMap } from './section-map';

/** Names for Gatsby's longest activities on the progress line. Shorter ones keep the name before. */
const steps: Readonly<Record<string, string>> = {
  'compile gatsby files': 'reading the configuration',
  'source and transform nodes': 'reading the content',
  'extract queries from components': 'reading the templates',
  'Building production JavaScript and CSS bundles': 'bundling scripts and styles',
  'Building HTML renderer': 'bundling what renders the pages',
  'run queries in workers': 'querying the content of each page',
  'Building static HTML for pages': 'rendering the pages',
};

/** The activity from which on, until pages are rendered, Gatsby uses one core; before it, two. */
const oneCoreFrom = 'Building production JavaScript and CSS bundles';

/** Removes scripts and styles of earlier builds, which Gatsby leaves in `public` beside the new ones. */
async function removeEarlierBundles(output: string): Promise<void> {
  const files = await readdir(output).catch(() => []);
  await Promise.all(
    files.filter((file) => /\.(?:js|css)(?:\.LICENSE\.txt)?$/.test(file)).map((file) => rm(join(output, file))),
  );
}

/** Makes the editing interface in a folder, compressed, if the settings ask for one. */
async function makeEditing(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const backend = readBackend(env);
  if (!backend) return;
  const [{ keptBundles, writeAdmin }, { compress, keepCompressed }] = await Promise.all([
    import('../../admin/write-admin'),
    import('../finish/compress'),
  ]);
  const kept = keptBundles();
  await writeAdmin(folder, backend, kept);
  await kept.forgetOthers();
  await keepCompressed(paths.root, folder);
  await compress(folder);
}

/** Runs Gatsby, and makes the editing interface beside it. Waits for both even if one fails, and throws Gatsby's error first. */
async function buildBoth(settings: BuildSettings, progress: Progress, editing: () => Promise<void>): Promise<void> {
  let making: Promise<void> | undefined;
  const onActivity = (name: string): void => {
    if (steps[name]) progress.step(steps[name]);
    if (name !== oneCoreFrom) return;
    making ??= editing();
    making.catch(() => undefined); // The error is thrown below.
  };
  try {
    await gatsbyBuild(settings, { onActivity, print: (line) => progress.print(line) });
  } finally {
    await making?.catch(() => undefined);
  }
  await (making ?? editing());
}

/** Builds the site into `public` and finishes it there. Throws if a step fails. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  const env = { ...process.env, ...settings };
  const progress = new Progress('Building the site');
  progress.step('starting Gatsby');
  // Not in `public`: `gatsby build` deletes pages and styles there that it has not written.
  const editing = await mkdtemp(join(tmpdir(), 'editing-'));
  try {
    writeSectionMap();
    await restoreOriginals(paths.root, paths.originals);
    await removeEarlierBundles(paths.root);
    copyToPublic();
    await buildBoth(settings, progress, () => makeEditing(editing, env));
    // Imported on demand, since it takes a second to load and most commands find the site built.
    const [{ removeAdmin }, { finishBuild }] = await Promise.all([
      import('../../admin/write-admin'),
      import('../finish/finish'),
    ]);
    progress.step('finishing the pages');
    await removeAdmin(paths.root);
    await cp(editing, paths.root, { recursive: true });
    const { pages } = await finishBuild({
      ...paths,
      settings: readPublishingSettings(env),
      revision: sourceRevision(),
    });
    progress.end();
    console.log(`Built ${pages} pages in ${progress.seconds} s.`);
  } finally {
    progress.end();
    await rm(editing, { recursive: true });
  }
}
