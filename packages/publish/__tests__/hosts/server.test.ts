import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compress } from '../../finish/compress';
import { serve } from '../../hosts/server';
import { write } from '../fixture';
import { addresses, ruleFor } from './addresses';
import { ask, description, testServer } from './server-suite';

it('the rule reads each sloppy address as the table says', () => {
  expect(addresses.map(([address]) => [address, ruleFor(address)])).toEqual(addresses);
});

describe('the local server', () => {
  testServer((root) => serve({ root, port: 0, description }));

  it('prefers brotli', async () => {
    const root = await mkdtemp(join(tmpdir(), 'site-'));
    await write(root, { '/terms.html': 'Terms. '.repeat(100) });
    await compress(root);
    const server = await serve({ root, port: 0, description });
    const { headers, body } = await ask(server.url, '/terms', { headers: { 'Accept-Encoding': 'gzip, br' } });
    await server.stop();
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body)).toEqual(await readFile(join(root, 'terms.html')));
  });
});
