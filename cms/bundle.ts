import { build } from 'esbuild';
import { pinnedPackage } from './pinned-package';

export interface BundledFile {
  /** File name below `/admin/`. */
  name: string;
  contents: Uint8Array;
}

/** Bundles the editing interface and its configuration. Rejects with esbuild's message on an error. */
export async function bundleAdmin(facts: object): Promise<BundledFile[]> {
  const outdir = '/admin';
  const { outputFiles } = await build({
    entryPoints: [{ in: 'cms/main.ts', out: 'main' }],
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
    plugins: [pinnedPackage],
    define: { cmsFacts: JSON.stringify(facts), 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ path, contents }) => ({
    name: path.slice(path.indexOf(outdir) + outdir.length + 1),
    contents,
  }));
}
