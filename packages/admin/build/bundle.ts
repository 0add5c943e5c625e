import { build, type BuildOptions } from 'esbuild';
import type { CheckFacts } from '../check/check-facts';
import type { CmsFacts } from '../editor/cms-facts';
import { pinnedPackage } from './pinned-package';
import { previewFacts, siteSources } from './site-sources';

interface BundledFile {
  /** File name below the URL `/admin/`. */
  name: string;
  contents: Uint8Array;
}

const outdir = '/admin';

async function bundle(options: BuildOptions): Promise<BundledFile[]> {
  const { outputFiles } = await build({
    ...options,
    outdir,
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    chunkNames: 'part-[hash]',
    assetNames: 'part-[hash]',
  });
  return outputFiles.map(({ path, contents }) => ({
    name: path.slice(path.indexOf(outdir) + outdir.length + 1),
    contents,
  }));
}

const production = { 'process.env.NODE_ENV': '"production"' };

/**
 * Bundles three scripts: the CMS, the preview (the site's components), and the content check (a worker). Rejects with
 * esbuild's message.
 */
export async function bundleAdmin(facts: CmsFacts, checkFacts: CheckFacts): Promise<BundledFile[]> {
  const all = await Promise.all([
    bundle({
      entryPoints: [
        { in: 'packages/admin/editor/main.ts', out: 'main' },
        { in: 'packages/admin/editor/admin.css', out: 'admin' },
        { in: 'packages/admin/preview/pane.css', out: 'pane' },
      ],
      plugins: [pinnedPackage],
      define: { ...production, cmsFacts: JSON.stringify(facts) },
    }),
    bundle({
      entryPoints: [{ in: 'packages/admin/check/worker.ts', out: 'check' }],
      define: { ...production, checkFacts: JSON.stringify(checkFacts) },
    }),
    bundle({
      entryPoints: [{ in: 'packages/admin/preview/frame.tsx', out: 'preview' }],
      plugins: [siteSources],
      loader: { '.woff2': 'file' },
      define: { ...production, 'process.env': '{}', previewFacts: JSON.stringify(previewFacts()) },
    }),
  ]);
  return all.flat();
}
