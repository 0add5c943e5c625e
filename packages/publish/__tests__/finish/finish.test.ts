import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { finishBuild, type FinishOptions } from '../../finish/finish';
import { restoreOriginals } from '../../finish/page-files';
import type { BuildManifest } from '../../finish/manifest';
import { integrityOf, listFiles } from '../../published-files';
import { gatsbyOutput, gatsbyPage, hash, makeBuild, write } from '../fixture';

const read = (options: FinishOptions, file: string) => readFile(join(options.root, file), 'utf8');

async function contents(root: string): Promise<Record<string, string>> {
  const files = listFiles(root);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'base64')] as const)),
  );
}

describe('a finished build', () => {
  let options: FinishOptions;
  let files: string[];
  let earlyFile: string;
  beforeAll(async () => {
    options = await makeBuild();
    ({ earlyFile } = await finishBuild(options));
    files = listFiles(options.root);
  });

  it('has every page under the name that hosts serve without a slash', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages).toEqual(expect.arrayContaining(['/index.html', '/terms.html', '/de.html', '/de/auth/login.html']));
    expect(pages.filter((file) => file.endsWith('/index.html'))).toEqual(['/index.html']);
  });

  it('has a not-found page in each tree, the bare one being what Gatsby calls /404.html', async () => {
    for (const tree of ['', '/en', '/de', '/fr']) expect(files).toContain(`${tree}/404.html`);
    expect(await read(options, '/404.html')).toContain('data-page-path="/404.html"');
    expect(await read(options, '/de/404.html')).toContain('data-page-path="/de/404"');
  });

  it('holds nothing that is not published', () => {
    expect(files.filter((file) => /\.map$|webpack\.stats|chunk-map|_gatsby|polyfill/.test(file))).toEqual([]);
    expect(existsSync(join(options.root, '_gatsby'))).toBe(false);
  });

  it('names the early file after its content and checks it in every page', async () => {
    const code = await read(options, earlyFile);
    expect(earlyFile).toMatch(/^\/early-[0-9a-f]{20}\.js$/);
    for (const page of files.filter((file) => file.endsWith('.html'))) {
      expect(await read(options, page)).toContain(`src="${earlyFile}" integrity="${integrityOf(code)}"`);
    }
  });

  it('bundles the values that Gatsby needs into the early file', async () => {
    const code = await read(options, earlyFile);
    const window: { gatsbyBuild?: unknown } = {};
    runInNewContext(code, { window });
    const script = `/framework-${hash}.js`;
    expect(window.gatsbyBuild).toMatchObject({
      compilationHash: 'c1',
      chunkMapping: { 'component---a': ['/a.js'] },
      scripts: expect.arrayContaining([{ src: script, integrity: integrityOf(await read(options, script)) }]),
    });
  });

  it('starts Gatsby at once on forms only', async () => {
    expect(await read(options, '/auth/login.html')).toContain('<script defer');
    expect(await read(options, '/auth/register/confirmed.html')).not.toContain('<script defer');
  });

  it('has compressed twins that hold the same text', async () => {
    const page = await read(options, '/de/terms.html');
    const twin = (ending: string) => readFile(join(options.root, `/de/terms.html${ending}`));
    expect(brotliDecompressSync(await twin('.br')).toString()).toBe(page);
    expect(gunzipSync(await twin('.gz')).toString()).toBe(page);
    expect(files).not.toContain('/robots.txt.br');
    expect(files).not.toContain('/static/picture-0123456789abcdef.webp.gz');
  });

  it('says in its manifest what was published, from which sources, and who is contacted', async () => {
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
    expect(Object.keys(manifest.files)).toEqual(files.filter((file) => !/\.(?:br|gz)$|manifest/.test(file)));
  });

  it('is what a second run on it makes of it', async () => {
    const before = await contents(options.root);
    await finishBuild(options);
    expect(await contents(options.root)).toEqual(before);
  });
});

it('makes the same of the same build in another place', async () => {
  const [one, other] = [await makeBuild(), await makeBuild()];
  await finishBuild(one);
  await finishBuild(other);
  expect(await contents(one.root)).toEqual(await contents(other.root));
});

describe('a build on top of a finished one', () => {
  let options: FinishOptions;
  beforeEach(async () => {
    options = await makeBuild();
    await finishBuild(options);
  });

  it('finishes pages that Gatsby has written again', async () => {
    await write(options.root, { '/terms/index.html': gatsbyPage('/terms', { body: '<h1>New</h1>' }) });
    await finishBuild(options);
    expect(await read(options, '/terms.html')).toContain('<h1>New</h1>');
    expect(existsSync(join(options.root, 'terms'))).toBe(false);
  });

  it('links the new styles on pages that Gatsby did not write again', async () => {
    await rm(join(options.root, `styles.${hash}.css`));
    await write(options.root, { '/styles.aaaa.css': 'h1{margin:1px}' });
    await finishBuild(options);
    expect(await read(options, '/de/auth/login.html')).toContain('<link rel="stylesheet" href="/styles.aaaa.css"');
    const [, own = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(await read(options, '/de/terms.html')) ?? [];
    expect(await read(options, own)).toBe('h1{margin:1px}');
    const files = listFiles(options.root);
    expect(files.filter((file) => /^\/(?:own|rest)-.*\.css$/.test(file))).toEqual([own, own.replace('own', 'rest')]);
  });

  it('is refused where it has left two files of styles', async () => {
    await write(options.root, { '/styles.aaaa.css': 'h1{margin:1px}' });
    await expect(finishBuild(options)).rejects.toThrow(
      'intervention “page styles” no longer takes hold: there is not exactly one file of styles',
    );
  });

  it('finds all pages as Gatsby left them', async () => {
    await restoreOriginals(options.root, options.originals);
    for (const file of Object.keys(gatsbyOutput).filter((name) => name.endsWith('.html') && !name.startsWith('/_')))
      expect(await read(options, file)).toBe(gatsbyOutput[file]);
  });

  it('has the hash of the new build on every page, also where Gatsby has left that of the build before in the HTML', async () => {
    await write(options.root, { '/page-data/app-data.json': '{"webpackCompilationHash":"c2"}' });
    const { earlyFile } = await finishBuild(options);
    const early = await read(options, earlyFile);
    expect(early).toContain('c2');
    expect(early).not.toContain('c1');
    expect(await read(options, '/de/terms.html')).toContain(earlyFile);
    expect(listFiles(options.root).filter((file) => /^\/early-.*js$/.test(file))).toEqual([earlyFile]);
  });

  it('drops pages that Gatsby no longer has', async () => {
    await rm(join(options.root, 'page-data/de/auth/login'), { recursive: true });
    await finishBuild(options);
    expect(existsSync(join(options.root, 'de/auth/login.html'))).toBe(false);
    expect(existsSync(join(options.root, 'de/auth/login.html.br'))).toBe(false);
  });

  it('is refused, with what to do, when the pages as built are gone', async () => {
    await rm(options.originals, { recursive: true });
    await expect(finishBuild(options)).rejects.toThrow('gatsby clean');
  });
});

it('refuses a folder that Gatsby has not built', async () => {
  const options = await makeBuild({ '/robots.txt': '' });
  await expect(finishBuild(options)).rejects.toThrow('run `gatsby build` first');
});

it('refuses pages of two builds in one folder', async () => {
  const old = gatsbyPage('/de/terms')
    .replaceAll(/<!-- slice-\w+ id="_gatsby-scripts-1" -->/g, '')
    .replaceAll(`/app-${hash}.js`, '/app-old.js');
  const options = await makeBuild({ ...gatsbyOutput, '/de/terms/index.html': old });
  await expect(finishBuild(options)).rejects.toThrow('starts other scripts');
});

it('refuses a build without the hash that Gatsby’s client compares, naming the intervention', async () => {
  const options = await makeBuild({ ...gatsbyOutput, '/page-data/app-data.json': '{}' });
  await expect(finishBuild(options)).rejects.toThrow(
    'The Gatsby intervention “deferred hydration” no longer takes hold',
  );
});

it('refuses scripts without the compile hint, naming the intervention', async () => {
  const options = await makeBuild({ ...gatsbyOutput, [`/app-${hash}.js`]: 'run()' });
  await expect(finishBuild(options)).rejects.toThrow('The Gatsby intervention “compile hint” no longer takes hold');
});
