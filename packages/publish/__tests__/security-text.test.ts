import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '../../../__tests__/support/page-copy';
import { securityText, writeSecurityText } from '../security-text';

it('names the contact and expires within a year of the commit', () => {
  const commit = new Date('2026-03-01T12:34:56Z');
  expect(securityText({ siteUrl: 'https://site.example', contact: 'help@site.example', commit })).toBe(
    `Contact: mailto:help@site.example
Expires: 2027-02-24T00:00:00.000Z
Preferred-Languages: en, de, fr
Canonical: https://site.example/.well-known/security.txt
`,
  );
});

it('is written with the support address of the settings', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  await writeSecurityText(root, 'https://site.example');
  const written = await readFile(join(root, '.well-known/security.txt'), 'utf8');
  expect(written).toContain(`Contact: mailto:${settings.company.supportEmail}\n`);
});
