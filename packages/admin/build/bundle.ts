import { build, type BuildOptions } from 'esbuild';
import { digestFiles } from '../../shared/build-stamp';
import type { KeptResults } from '../../shared/kept-results';
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

/**
 * All source files of the bundles and of the code that makes them, for the cache key. The generated
 * `src/sections/section-map.tsx` is left out, but its generator is included. The lock file pins the npm packages.
 */
const code = [
  'src',
  'packages/admin',
  'packages/copy-check',
  'packages/publish/build/section-map.ts',
  'packages/shared',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

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
 * Bundles three scripts: the CMS, the preview (the site's components), and the content check (a worker).
 * A bundle is made again only if its code or data has changed. Rejects with esbuild's message.
 */
export async function bundleAdmin(facts: CmsFacts, checkFacts: CheckFacts, kept: KeptResults): Promise<BundledFile[]> {
  const digest = digestFiles(code);
  // Plugins are functions, which cannot be part of a cache key. But a change of their source files changes `digest`.
  const bundleOnce = ({ plugins, ...options }: BuildOptions): Promise<BundledFile[]> =>
    kept.get([digest, options], () => bundle({ ...options, plugins }));
  const all = await Promise.all([
    bundleOnce({
      entryPoints: [
        { in: 'packages/admin/editor/main.ts', out: 'main' },
        { in: 'packages/admin/editor/admin.css', out: 'admin' },
        { in: 'packages/admin/preview/pane.css', out: 'pane' },
      ],
      plugins: [pinnedPackage],
      define: { ...production, cmsFacts: JSON.stringify(facts) },
    }),
    bundleOnce({
      entryPoints: [{ in: 'packages/admin/check/worker.ts', out: 'check' }],
      define: { ...production, checkFacts: JSON.stringify(checkFacts) },
    }),
    bundleOnce({
      entryPoints: [{ in: 'packages/admin/preview/frame.tsx', out: 'preview' }],
      plugins: [siteSources],
      loader: { '.woff2': 'file' },
      define: { ...production, 'process.env': '{}', previewFacts: JSON.stringify(previewFacts()) },
    }),
  ]);
  return all.flat();
}
