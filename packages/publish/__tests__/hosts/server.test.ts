import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../hosts/server';
import { compressFiles, write } from '../fixture';
import { description, testServer } from './server-suite';

/** Serves a new folder with these files, compressed. */
async function serveFiles(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  await write(root, files);
  await compressFiles(root);
  return { root, ...(await serve({ root, port: 0, description })) };
}

describe('the local server', () => {
  testServer((root) => serve({ root, port: 0, description }));

  it('the local server prefers brotli to gzip', async () => {
    const text = 'Terms. '.repeat(100);
    const { url, stop } = await serveFiles({ '/terms.html': text });
    const answer = await fetch(`${url}/terms`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    const received = [answer.headers.get('content-encoding'), await answer.text()];
    await stop();
    expect(received).toEqual(['br', text]);
  });

  it('the local server answers 500 for a page that a build has deleted meanwhile, and still serves other pages', async () => {
    const { root, url, stop } = await serveFiles({ '/terms.html': 'Terms', '/market.html': 'Markets' });
    await rm(join(root, 'terms.html'));
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const statuses = [(await fetch(`${url}/terms`)).status, (await fetch(`${url}/market`)).status];
    await stop();
    expect(statuses).toEqual([500, 200]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('terms.html'));
  });
});
