import { build, type Plugin } from 'esbuild';
import { routeIds, routes } from '../../../src/routes';
import { contentHash, integrityOf } from '../published-files';

/** Values of Gatsby's build that the early script (`src/early`) has as the constant `gatsbyBuild`. */
export interface GatsbyBuild {
  compilationHash: string;
  scripts: { src: string; integrity: string }[];
}

/**
 * Replaces `src/routes.ts` by a table of paths, since the early script (`src/early`) needs no other data of routes. Saves
 * 180 bytes of the script's budget of 5 kB.
 */
const pathsAlone: Plugin = {
  name: 'paths alone',
  setup({ onLoad }) {
    const paths = Object.fromEntries(routeIds.map((route) => [route, { path: routes[route].path }]));
    const contents = `export const routes = ${JSON.stringify(paths)};\nexport const routeIds = Object.keys(routes);\n`;
    onLoad({ filter: /[/\\]src[/\\]routes\.ts$/ }, () => ({ contents }));
  },
};

/** Bundles the early script, which every page runs before its first paint. Rejects with esbuild's message. */
export async function bundleEarly(entry: string, gatsbyBuild: GatsbyBuild) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [pathsAlone],
    define: { gatsbyBuild: JSON.stringify(gatsbyBuild), 'process.env.NODE_ENV': '"production"' },
  });
  const code = outputFiles[0]!.text.trimEnd();
  return { href: `/early-${contentHash(code)}.js`, code, integrity: integrityOf(code) };
}
