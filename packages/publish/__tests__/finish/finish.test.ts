import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finishBuild, type FinishOptions } from '../../finish/finish';
import type { BuildManifest } from '../../finish/manifest';
import { restoreOriginals } from '../../finish/page-files';
import { listFiles } from '../../published-files';
import { gatsbyOutput, gatsbyPage, hash, makeBuild, write } from '../fixture';

const read = (options: FinishOptions, file: string) => readFile(join(options.root, file), 'utf8');

const contents = ({ root }: FinishOptions): Map<string, string> =>
  new Map(listFiles(root).map((file) => [file, readFileSync(join(root, file), 'base64')]));

describe('a finished build', () => {
  let options: FinishOptions;
  beforeAll(async () => {
    options = await makeBuild();
    await finishBuild(options);
  });

  it('preparing a build for publishing removes source maps, webpack statistics, polyfills and Gatsby’s internal files', () => {
    const unpublished = /\.map$|webpack\.stats|chunk-map|_gatsby|polyfill/;
    expect(listFiles(options.root).filter((file) => unpublished.test(file))).toEqual([]);
  });

  it('the manifest of a build lists the published files, their sources and the hosts that visitors contact', async () => {
    const manifest = JSON.parse(await read(options, '/build-manifest.json')) as BuildManifest;
    expect(manifest.revision).toBe('abc');
    expect(manifest.hosts).toEqual([
      'https://www.tradingview-widget.com',
      'https://tile.openstreetmap.org',
      'https://api.example.com',
      'https://terminal.example.com',
    ]);
    expect(manifest.pages.terms).toEqual({ bare: '/terms', en: '/en/terms', de: '/de/terms', fr: '/fr/terms' });
    const [bytes, compressed] = manifest.files['/terms.html']!;
    expect(bytes).toBe(Buffer.byteLength(await read(options, '/terms.html')));
    expect(compressed).toBeLessThan(bytes);
    const files = listFiles(options.root).filter((file) => !/\.(?:br|gz)$|manifest/.test(file));
    expect(Object.keys(manifest.files)).toEqual(files);
  });

  it('a second run of finishing changes no file, and the HTML that Gatsby wrote before finishing can be restored', async () => {
    const before = contents(options);
    await finishBuild(options);
    expect(contents(options)).toEqual(before);
    await restoreOriginals(options.root, options.originals);
    for (const file of Object.keys(gatsbyOutput).filter((name) => name.endsWith('.html') && !name.startsWith('/_')))
      expect(await read(options, file)).toBe(gatsbyOutput[file]);
  });
});

describe('a second build in the same folder', () => {
  let options: FinishOptions;
  beforeAll(async () => {
    options = await makeBuild();
    await finishBuild(options);
    await rm(join(options.root, `styles.${hash}.css`));
    await rm(join(options.root, 'page-data/de/auth/login'), { recursive: true });
    await write(options.root, {
      '/terms/index.html': gatsbyPage('/terms', '<h1>New</h1>'),
      '/styles.aaaa.css': 'h1{margin:1px}',
      '/page-data/app-data.json': '{"webpackCompilationHash":"c2"}',
    });
    await finishBuild(options);
  });

  it('a second build into the same folder updates a page that Gatsby has rewritten, and deletes a page that Gatsby has deleted', async () => {
    expect(await read(options, '/terms.html')).toContain('<h1>New</h1>');
    expect(listFiles(options.root).filter((file) => file.startsWith('/de/auth/login'))).toEqual([]);
  });

  it('a second build into the same folder links the new style sheets even on pages that Gatsby has not rewritten', async () => {
    expect(await read(options, '/auth/login.html')).toContain('<link rel="stylesheet" href="/styles.aaaa.css"');
    const [, own = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(await read(options, '/de/terms.html')) ?? [];
    expect(await read(options, own)).toBe('h1{margin:1px}');
    const files = listFiles(options.root);
    expect(files.filter((file) => /^\/(?:own|rest)-.*\.css$/.test(file))).toEqual([own, own.replace('own', 'rest')]);
  });

  it('a second build into the same folder writes the new compilation hash even for pages that Gatsby has not rewritten', async () => {
    const [earlyScript = '', ...older] = listFiles(options.root).filter((file) => /^\/early-.*js$/.test(file));
    expect(older).toEqual([]);
    expect(await read(options, earlyScript)).toMatch(/^(?!.*c1).*c2/s);
    expect(await read(options, '/de/terms.html')).toContain(earlyScript);
  });

  it('a second build into the same folder fails and advises “gatsby clean” if the saved originals of Gatsby’s HTML are missing', async () => {
    await rm(options.originals, { recursive: true });
    await expect(finishBuild(options)).rejects.toThrow('gatsby clean');
  });
});

const ofOtherBuild = gatsbyPage('/de/terms')
  .replaceAll(/<!-- slice-\w+ id="_gatsby-scripts-1" -->/g, '')
  .replaceAll(`/app-${hash}.js`, '/app-old.js');

it.each([
  ['a folder that Gatsby has not built', 'no page of Gatsby was found', undefined],
  ['pages of two builds', 'starts other scripts', { '/de/terms/index.html': ofOtherBuild }],
  ['a build without Gatsby’s hash', '“deferred hydration” no longer', { '/page-data/app-data.json': '{}' }],
  ['scripts without the compile hint', '“compile hint” no longer', { [`/app-${hash}.js`]: 'run()' }],
  ['styles of two builds', '“page styles” no longer', { '/styles.aaaa.css': 'h1{margin:1px}' }],
])('preparing a build for publishing fails for %s', async (_, message, changed) => {
  const options = await makeBuild(changed ? { ...gatsbyOutput, ...changed } : { '/robots.txt': '' });
  await expect(finishBuild(options)).rejects.toThrow(message);
});
