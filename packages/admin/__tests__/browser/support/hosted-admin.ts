import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { writeAdmin } from '../../../write-admin';
import { adminSecurityPolicy } from '../../../../publish/hosts/admin-security-policy';
import { routeToRepository } from './hosted-repository/github';
import { HostedRepository } from './hosted-repository/repository';
import { filesBelow } from '../../../../../src/content/files-below';
import { origin, test as base } from '../../../../../__tests__/browser/support/test';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** The editing interface as a host publishes it that saves to a repository on GitHub. */
async function buildAdmin(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'admin-'));
  await writeAdmin(root, { name: 'github', repository: 'velmarch/velmarch-site', branch: '' });
  return root;
}

/** Shows the editing interface from a folder at its address, with its own content security policy. */
async function publishAdmin(page: Page, root: string): Promise<void> {
  await page.route(new RegExp(`^${origin}/admin(?:/|$)`), async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === '/admin' ? '/admin.html' : pathname;
    await route.fulfill({
      body: readFileSync(join(root, path)),
      contentType: types[extname(path)],
      headers: { 'content-security-policy': adminSecurityPolicy('github') },
    });
  });
}

/** The files of the project that the editing interface reads. */
const projectFiles = (): Map<string, Buffer> =>
  new Map(
    ['content', 'locales']
      .flatMap((folder) => filesBelow(folder).map((path) => `${folder}/${path}`))
      .filter((path) => !path.startsWith('content/renditions/'))
      .map((path) => [path, readFileSync(path)]),
  );

/** Signs in with an access token, and opens a file of the project's content, for instance `pages/entries/faq`. */
export async function openSignedIn(page: Page, file: string): Promise<void> {
  await page.goto(`/admin#/collections/${file}`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('t0k3n');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** Chooses from the open menu of a change's status. Menus ignore clicks until they give their items ids, after 100 ms. */
export async function chooseStatus(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitemradio', { name });
  await expect(item).toHaveAttribute('id', /-item-\d+$/);
  await item.click();
}

/** Writes a picture for the writers' guide where `GUIDE_PICTURES` is set, so that it shows what is tested. */
export async function guidePicture(page: Page, name: string): Promise<void> {
  if (!process.env.GUIDE_PICTURES) return;
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).webp({ quality: 70 }).toFile(`packages/admin/guide/${name}.webp`);
}

interface Hosted {
  /** The repository on the service, with the project's content. */
  repository: HostedRepository;
}

/** Playwright's test with an editing interface that saves to a repository on GitHub, which a stand-in answers for. */
export const test = base.extend<Hosted, { admin: string }>({
  admin: [async ({}, use) => use(await buildAdmin()), { scope: 'worker' }],
  repository: async ({ page, context, admin }, use) => {
    const repository = new HostedRepository(projectFiles());
    await routeToRepository(context, repository);
    await publishAdmin(page, admin);
    await use(repository);
  },
});
