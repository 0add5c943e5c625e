import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finishBuild, type FinishOptions } from '../../finish/finish';
import { manifestFile, parseManifest } from '../../finish/manifest';
import { listFiles } from '../../published-files';
import { gatsbyOutput, gatsbyPage, hash, makeBuild } from '../fixture';

const read = (options: FinishOptions, file: string) => readFile(join(options.root, file), 'utf8');

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
    const manifest = parseManifest(await read(options, manifestFile));
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
