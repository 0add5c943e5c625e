import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '../../finish/compress';
import { serve } from '../../hosts/server';
import { write } from '../fixture';
import { description, testServer } from './server-suite';

describe('the local server', () => {
  testServer((root) => serve({ root, port: 0, description }));

  it('the local server prefers brotli to gzip', async () => {
    const root = await mkdtemp(join(tmpdir(), 'site-'));
    const text = 'Terms. '.repeat(100);
    await write(root, { '/terms.html': text });
    await compress(root);
    const server = await serve({ root, port: 0, description });
    const answer = await fetch(`${server.url}/terms`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    const received = [answer.headers.get('content-encoding'), await answer.text()];
    await server.stop();
    expect(received).toEqual(['br', text]);
  });

  it('the local server answers 500 for a page that a build has deleted meanwhile, and still serves other pages', async () => {
    const root = await mkdtemp(join(tmpdir(), 'site-'));
    await write(root, { '/terms.html': 'Terms', '/market.html': 'Markets' });
    const server = await serve({ root, port: 0, description });
    await rm(join(root, 'terms.html'));
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const statuses = [(await fetch(`${server.url}/terms`)).status, (await fetch(`${server.url}/market`)).status];
    await server.stop();
    expect(statuses).toEqual([500, 200]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('terms.html'));
  });
});
