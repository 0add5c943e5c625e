import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildSettings } from '../../shared/build-settings';
import { readBackend } from '../../shared/editing-backend';
import { Progress } from './progress';
import { restoreOriginals } from '../finish/page-files';
import { paths, sourceRevision } from '../paths';
import { listFiles } from '../published-files';
import { siteFactsOf } from '../site-facts';
import { gatsbyBuild } from './gatsby-build';
import { copyToPublic } from './kept-renditions';
import { writeSectionMap } from './section-map';

/** Texts of the progress line for Gatsby's longest activities. During shorter ones the text stays. */
const steps: Readonly<Record<string, string>> = {
  'compile gatsby files': 'reading the configuration',
  'source and transform nodes': 'reading the content',
  'extract queries from components': 'reading the templates',
  'Building production JavaScript and CSS bundles': 'bundling scripts and styles',
  'Building HTML renderer': 'bundling what renders the pages',
  'run queries in workers': 'querying the content of each page',
  'Building static HTML for pages': 'rendering the pages',
};

/** Removes scripts and styles of earlier builds, which Gatsby leaves in `public`. */
async function removeEarlierBundles(output: string): Promise<void> {
  const files = await readdir(output).catch(() => []);
  await Promise.all(
    files.filter((file) => /\.(?:js|css)(?:\.LICENSE\.txt)?$/.test(file)).map((file) => rm(join(output, file))),
  );
}

/** Builds the CMS into a folder and compresses it. Does nothing if the settings choose no CMS. */
async function makeEditing(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const backend = readBackend(env);
  if (!backend) return;
  const [{ writeAdmin }, { compress, keepCompressed }] = await Promise.all([
    import('../../admin/build/write-admin'),
    import('../finish/compress'),
  ]);
  await writeAdmin(folder, backend);
  await keepCompressed(paths.root, folder);
  await compress(folder);
}

/**
 * Work to do while Gatsby renders the HTML: loads `packages/publish/finish`, which is needed afterwards, and compresses
 * scripts and page data, which Gatsby has already written.
 */
async function finishAhead(): Promise<void> {
  const [{ compressAhead }] = await Promise.all([import('../finish/compress'), import('../finish/finish')]);
  const { add, end } = compressAhead(paths.root);
  for (const file of listFiles(paths.root)) if (/^\/(?:page-data\/.*\.json|[^/]+\.js)$/.test(file)) add(file);
  await end();
}

/**
 * Functions to run in parallel with Gatsby. The key is the name of a Gatsby activity, with which the function starts.
 * If Gatsby has no activity of that name, the function runs after Gatsby.
 */
type Work = Readonly<Record<string, () => Promise<void>>>;

/** Runs Gatsby and other work in parallel. If both fail, waits for both and throws Gatsby's error. */
async function buildWith(settings: BuildSettings, progress: Progress, work: Work): Promise<void> {
  const begun = new Map<string, Promise<void>>();
  const begin = (name: string): void => {
    const begins = begun.has(name) ? undefined : work[name]?.();
    begins?.catch(() => undefined); // Prevents an unhandled rejection: `await` below throws the error.
    if (begins) begun.set(name, begins);
  };
  const onActivity = (name: string): void => {
    if (steps[name]) progress.step(steps[name]);
    begin(name);
  };
  try {
    await gatsbyBuild(settings, { onActivity, print: (line) => progress.print(line) });
  } finally {
    await Promise.allSettled(begun.values());
  }
  Object.keys(work).forEach(begin);
  await Promise.all(begun.values());
}

/** Builds the site into `public`: runs Gatsby, then changes its output for publishing. Throws if a step fails. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  const env = { ...process.env, ...settings };
  const progress = new Progress('Building the site');
  progress.step('starting Gatsby');
  // The CMS is built outside `public`, because `gatsby build` deletes pages and styles there that it has not written.
  const editing = await mkdtemp(join(tmpdir(), 'editing-'));
  try {
    writeSectionMap();
    await restoreOriginals(paths.root, paths.originals);
    await removeEarlierBundles(paths.root);
    copyToPublic();
    await buildWith(settings, progress, {
      // Gatsby uses two cores before this activity, and then only one until it renders pages.
      'Building production JavaScript and CSS bundles': () => makeEditing(editing, env),
      'Building static HTML for pages': finishAhead,
    });
    // Imported on demand: loading takes a second, and most commands find the site already built.
    const [{ removeAdmin }, { finishBuild }] = await Promise.all([
      import('../../admin/build/write-admin'),
      import('../finish/finish'),
    ]);
    progress.step('finishing the pages');
    await removeAdmin(paths.root);
    await cp(editing, paths.root, { recursive: true });
    const pages = await finishBuild({
      ...paths,
      facts: siteFactsOf(env),
      revision: sourceRevision(),
    });
    progress.end();
    console.log(`Built ${pages} pages in ${progress.seconds} s.`);
  } finally {
    progress.end();
    await rm(editing, { recursive: true });
  }
}
