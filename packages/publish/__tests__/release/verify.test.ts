import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepVisitorsBill } from '../../release/bills-of-materials';
import { write } from '../fixture';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
});

it('what visitors download is listed beside what is published, also after finishing has run again', async () => {
  const [root, outputs] = [join(folder, 'public'), join(folder, 'hosting')];
  await write(root, { 'cyclonedx/bom.json': '{"bomFormat":"CycloneDX"}' });
  for (let run = 0; run < 2; run += 1) await keepVisitorsBill(root, outputs);
  expect(existsSync(join(root, 'cyclonedx/bom.json'))).toBe(false);
  expect(await readFile(join(outputs, 'bom/visitors.cdx.json'), 'utf8')).toContain('CycloneDX');
});

it('the archive that the workflow signs is the same for the same files', async () => {
  const workflow = await readFile('.github/workflows/publish.yml', 'utf8');
  const [command = ''] = /tar --sort[^]*?upload bom/.exec(workflow) ?? [];
  const digests = [
    ['a', 'b', 'true'],
    ['b', 'a', 'chmod 600 upload/*; touch -d @1 upload/*'],
  ].map(([first, second, others], index) => {
    const files = `mkdir -p bom upload; echo x > upload/${first}; echo x > upload/${second}`;
    const script = `mkdir -p ${index}/release/hosting; cd ${index}/release/hosting; ${files}; ${others}; cd ../..; ${command}`;
    return execFileSync('sh', ['-ec', `${script}; sha256sum release.tar.gz`], { cwd: folder, encoding: 'utf8' });
  });
  expect(digests[0]).toMatch(/^[0-9a-f]{64} /);
  expect(digests[0]).toBe(digests[1]);
});
