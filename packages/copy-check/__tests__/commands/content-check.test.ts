import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

it('the command `npm run content:check` fails on mistakes in pages, strings and settings, and reports exactly these', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const isPicture = /^content\/(?:pictures|renditions)(?:\/|$)/;
  for (const folder of ['content', 'locales'])
    cpSync(folder, join(root, folder), { recursive: true, filter: (path) => !isPicture.test(path) });
  symlinkSync(resolve('content/pictures'), join(root, 'content/pictures'));
  const edit = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, file), text.replace(from, to));
  };
  edit('content/de/index.md', 'label: Instrumente', 'label: Instrumnete');
  edit('content/de/trade/faq.md', '(route:contacts)', '(route:kontakt)');
  edit('locales/fr/common.json', '    "markets": "Marchés",\n', '');
  edit('content/settings/widgets.yaml', "'NASDAQ:TSLA'", "'NASDAQ:TESLA'");
  const args = ['--import', 'tsx', 'packages/copy-check/commands/content-check.ts', '--root', root, '--json'];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({
      file: 'content/de/index.md',
      field: 'sections[0].stats[1].label',
      message: expect.stringContaining('“Instrumnete” is in no dictionary. Did you mean “Instrumente”?'),
    }),
    expect.objectContaining({
      file: 'content/de/trade/faq.md',
      message: expect.stringContaining('no page “kontakt”'),
    }),
    expect.objectContaining({ file: 'content/settings/widgets.yaml', field: 'miniCharts[5].symbol' }),
    expect.objectContaining({ file: 'locales/fr/common.json', field: 'menu.markets' }),
  ]);
  expect(status).toBe(1);
});
