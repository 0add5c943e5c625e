import { mkdtemp } from 'node:fs/promises';
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
});
