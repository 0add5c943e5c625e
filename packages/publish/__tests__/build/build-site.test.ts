import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../build/build-site';
import { gatsbyBuild } from '../../build/gatsby-build';
import { finishBuild } from '../../finish/finish';
import { localSettings } from '../../../shared/local-settings';
import { listFiles } from '../../published-files';
import { write } from '../fixture';

jest.mock('../../build/gatsby-build', () => ({ gatsbyBuild: jest.fn() }));
jest.mock('../../build/section-map', () => ({ writeSectionMap: jest.fn() }));
jest.mock('../../finish/finish', () => ({ finishBuild: jest.fn() }));

const home = process.cwd();
beforeAll(() => process.chdir(mkdtempSync(join(tmpdir(), 'project-'))));
afterAll(() => process.chdir(home));

it('a second build starts Gatsby with Gatsby’s own output of the first build, not with the published files', async () => {
  const found: string[][] = [];
  jest.mocked(gatsbyBuild).mockImplementation(async () => {
    found.push(listFiles('public'));
    await write('.', { '.cache/data': '', 'public/terms/index.html': '' });
  });
  jest.mocked(finishBuild).mockImplementation(async () => {
    await rm('public/terms', { recursive: true });
    await write('public', { '/terms.html': '' });
    return 1;
  });
  jest.spyOn(console, 'log').mockImplementation();
  for (let build = 0; build < 2; build += 1) await buildSite({ ...localSettings(), CMS: 'off' });
  expect(found).toEqual([[], ['/terms/index.html']]);
  expect(listFiles('public')).toEqual(['/terms.html']);
});
