import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { writeAdmin } from '../../../build/write-admin';
import { describePublishing } from '../../../../publish/hosts/description';
import { serve } from '../../../../publish/hosts/server';
import { siteFactsOf } from '../../../../publish/site-facts';
import { localSettings } from '../../../../shared/local-settings';
import { routeToRepository } from './hosted-repository/github';
import { HostedRepository } from './hosted-repository/repository';
import { projectPaths } from './local-project';
import { test as base } from '../../../../../__tests__/browser/support/test';

/** Saves a screenshot for the writers' guide (docs/editing.md), if `GUIDE_PICTURES` is set. */
export async function guidePicture(page: Page, name: string): Promise<void> {
  if (!process.env.GUIDE_PICTURES) return;
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).webp({ quality: 70 }).toFile(`docs/editing/${name}.webp`);
}

/** Playwright's test with the CMS of a published site, which saves to a repository on a fake GitHub. */
export const test = base.extend<{ repository: HostedRepository }>({
  baseURL: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'admin-'));
    const repository = 'velmarch/velmarch-site';
    await writeAdmin(root, { name: 'github', repository, branch: '' });
    // Files of the site that the CMS requests.
    for (const file of ['favicon.svg', 'en/trade.html']) cpSync(`public/${file}`, join(root, file));
    const facts = siteFactsOf({ ...localSettings(), CMS: 'github', CMS_REPOSITORY: repository });
    const { url, stop } = await serve({ root, port: 0, description: describePublishing(facts) });
    await use(url);
    await stop();
  },
  repository: async ({ context }, use) => {
    const repository = new HostedRepository(new Map(projectPaths().map((path) => [path, readFileSync(path)])));
    await routeToRepository(context, repository);
    await use(repository);
  },
});
