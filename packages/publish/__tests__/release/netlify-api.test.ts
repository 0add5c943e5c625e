import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadToNetlify } from '../../release/netlify-api';
import { write } from '../fixture';
import { type FakeNetlify, startFakeNetlify } from './fake-netlify';

const token = 'a-secret-token';
let folder: string;
let netlify: FakeNetlify | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'));
  await write(folder, {
    '/_headers': '/*\n  A: b\n',
    '/index.html': 'home',
    '/de/terms.html': 'Handel',
    '/old.js': 'x',
  });
});
afterEach(() => netlify?.stop());
afterAll(() => rm(folder, { recursive: true }));

const upload = (api: string, { preview = false, key = token } = {}) =>
  uploadToNetlify({ siteId: 'broker', token: key, api }, { folder, preview, title: 'v1', patience: 1 });

it('names every file, sends only those that Netlify does not have, and waits until the release is live', async () => {
  netlify = await startFakeNetlify(token, (file) => file !== '/old.js');
  await expect(upload(netlify.api)).resolves.toBe('https://fake.netlify.example');
  expect(Object.keys(netlify.releases[0]!.files)).toEqual(['/_headers', '/de/terms.html', '/index.html', '/old.js']);
  expect([...netlify.uploaded].map(([file, content]) => [file, content.toString()])).toEqual([
    ['/_headers', '/*\n  A: b\n'],
    ['/de/terms.html', 'Handel'],
    ['/index.html', 'home'],
  ]);
  expect(netlify.releases[0]).toMatchObject({ draft: false, title: 'v1' });
});

it('keeps a preview away from what is live', async () => {
  netlify = await startFakeNetlify(token, () => false);
  await upload(netlify.api, { preview: true });
  expect(netlify.releases[0]!.draft).toBe(true);
});

it('says why Netlify refused a release', async () => {
  netlify = await startFakeNetlify(token, () => false, 'error');
  await expect(upload(netlify.api)).rejects.toThrow('Netlify refused the release: a rule is wrong.');
});

it('says that it was not let in, without saying the token', async () => {
  netlify = await startFakeNetlify('another', () => false);
  const refusal = await upload(netlify.api).catch(String);
  expect(refusal).toContain('Netlify answered 401');
  expect(refusal).not.toContain(token);
});
