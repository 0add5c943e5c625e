import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { readContentFiles, readContentSdl } from '../../../src/content/content-files';
import { readContentSchema } from '../../../src/content/schema/schema';
import { parseSettings } from '../../../src/content/settings';
import { isLocale } from '../../../src/i18n/locales';
import { findKeyUses } from '../../copy-check/project/check-keys';
import { readSourceCode } from '../../copy-check/project/source-code';
import { readLockIn } from '../../copy-check/staleness/read-staleness';
import { adminPage } from './admin-page';
import type { Backend } from '../../shared/editing-backend';
import { bundleAdmin } from './bundle';
import { checkFacts } from '../check/check-facts';
import { configFor } from './forms/config';
import { linkablePages } from './linkable-pages';

const packageCode = (): string => dirname(createRequire(resolve('package.json')).resolve('@sveltia/cms'));

/** The label of the menu item that reverts changes, in each language of @sveltia/cms. */
const revertLabels = (): string[] =>
  readdirSync(join(packageCode(), '../locales'))
    .filter((file) => isLocale(file.slice(0, 2)))
    .flatMap((file) => {
      const text = readFileSync(join(packageCode(), '../locales', file), 'utf8');
      const strings = JSON.parse(text) as Record<'revert_changes' | 'revert_all_changes', string>;
      return [strings.revert_changes, strings.revert_all_changes];
    });

const isAsset = (path: string): boolean => !/\.(?:map|wasm|js)$/.test(path);

/** Writes the CMS into the folder `root`: its page `/admin`, and its files below `/admin/`. */
export async function writeAdmin(root: string, backend: Backend): Promise<void> {
  const sdl = readContentSdl('.');
  const schema = readContentSchema(sdl);
  const files = readContentFiles('.');
  const { company } = parseSettings(files.settings);
  const title = `${company.name} · Editing`;
  const config = configFor(files, schema, backend, title);
  await mkdir(join(root, 'admin'), { recursive: true });
  const { currency } = company;
  const facts = { config, backend, currency, sdl, pages: linkablePages(files), revertLabels: revertLabels() };
  const forCheck = checkFacts(sdl, files, findKeyUses(readSourceCode('.'), files.strings), readLockIn('.'));
  for (const { name, contents } of await bundleAdmin(facts, forCheck))
    await writeFile(join(root, 'admin', name), contents);
  // Copies the fonts and workers of @sveltia/cms, which loads them relative to its own URL.
  cpSync(join(packageCode(), 'assets'), join(root, 'admin/assets'), { recursive: true, filter: isAsset });
  await writeFile(join(root, 'admin.html'), adminPage(title, backend.name));
}
