import './preferences';
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { proseFields, readContentSchema } from '../../src/content/schema';
import { routeIds } from '../../src/routes';
import { Checker, workerAddress } from './check/checker';
import { showChecks } from './check/content-check';
import { checkConflict } from './conflict/check-conflict';
import { contentsOf, type Entry, entriesOf, type PassedEntry, withContents } from './entry';
import type { CmsFacts } from './cms-facts';
import { acceptedControl, acceptedField } from './accepted-field';
import { figureControl, figureField } from './figure-field';
import { FileFormats } from './file-formats';
import { formats } from './formats';
import { offerInsertions } from './insert/insertions';
import { pathOf, sourcesIn } from './picture-paths';
import { checkUploads } from './picture-upload';
import { previewTemplate } from './preview/template';
import { readInFolder, rememberFolder } from './project/local-folder';
import { readInRepository } from './project/repository';
import { askBeforeLosing } from './questions';
import { reloadAfterSigningIn } from './reload';
import { savedNotice } from './saved-notice';
import type { Group } from './settings-format';
import { watchField } from './watch-field';

/** Data from the build, which `bundle.ts` defines as constants. */
declare const DOMPurify: { sanitize(html: string): string };

interface TrustedTypesRules {
  createHTML(html: string): string;
  createScriptURL?(url: string): string | null;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: TrustedTypesRules): unknown };
  }
}

declare const cmsFacts: CmsFacts;

// Trusted Types: HTML that Sveltia CMS assigns as a string, without a policy of its own, passes through this sanitizer.
// The only script that a text may name is the content check.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => DOMPurify.sanitize(html),
  createScriptURL: (url) => (url === workerAddress ? url : null),
});

const { config, backend, currency, sdl, pages, revertLabels } = cmsFacts;
const schema = readContentSchema(sdl);
const files = new FileFormats(schema);

/** The texts of settings as they were last read or written, which forms are written into. */
const befores = new Map<string, string>();

/** All files of a format are read and written like the file at `path`. */
function registerFormat(name: string, path: string): void {
  const [, extension = ''] = path.split('.');
  CMS.registerCustomFormat(name, extension, {
    fromFile: (text) => {
      befores.set(path, text);
      return files.read(path, text);
    },
    toFile: (content: Group) => {
      const text = files.write(path, content, befores.get(path) ?? '');
      befores.set(path, text);
      return text;
    },
  });
}

registerFormat(formats.page, 'page.md');
registerFormat(formats.list, 'words.txt');
for (const [file, name] of Object.entries(formats.settings)) registerFormat(name, `content/settings/${file}.yaml`);

const bar = document.querySelector<HTMLElement>('.status-bar') ?? document.body;
const sayIsSaved = savedNotice(bar);
const entries = entriesOf(config);
const checker = new Checker(entries);

/** What the open form was opened from, or last saved as. */
let opened: ReturnType<typeof contentsOf>;
window.addEventListener('hashchange', () => (opened = undefined));

CMS.registerFieldType(watchField, ({ entry }: CustomFieldControlProps) => {
  opened ??= entry && contentsOf(entry, entries);
  checker.follow(entry);
  return null;
});
CMS.registerFieldType(figureField, figureControl(currency));
CMS.registerFieldType(acceptedField, acceptedControl(checker));
CMS.registerPreviewStyle('/admin/pane.css');
for (const route of routeIds) CMS.registerPreviewTemplate(route, previewTemplate(route));

reloadAfterSigningIn();
rememberFolder();
askBeforeLosing(revertLabels);
checkUploads();
showChecks(checker, entries, bar);
offerInsertions(checker, pages, proseFields(schema));

const read = (entry: Entry, path: string): Promise<string | undefined> =>
  backend.name === 'local' ? readInFolder(path) : readInRepository(backend, entry, path);

/** The entry to be saved instead, if somebody else has changed it in the meantime. */
async function withoutConflict(passed: PassedEntry): Promise<PassedEntry | undefined> {
  const saving = contentsOf(passed, entries);
  if (!saving) return undefined;
  const { entry, contents: mine } = saving;
  const base = opened?.contents ?? mine;
  const merged = await checkConflict({ formats: files, base, mine, read: (path) => read(entry, path) });
  if (!merged) return undefined;
  for (const [path, text] of merged.texts) befores.set(path, text);
  return withContents(passed, merged.contents);
}

// The declared type knows no handler that changes some entries and leaves others.
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => withoutConflict(entry) as Promise<void> });

// With an editorial workflow, Sveltia CMS itself shows the next step after saving, and links to the preview.
const isWorkflow = backend.name !== 'local';

/** Sveltia CMS writes a backup of an unsaved text half a second after each change, and a little for the write itself. */
const backupDelay = 700;

CMS.registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => {
    if (!isWorkflow) sayIsSaved(String(entry.get('slug')));
    const saved = contentsOf(entry, entries);
    if (!saved) return;
    opened = saved;
    checker.post({ type: 'pictures', pictures: sourcesIn(saved.contents).map(pathOf) });
    checker.saved(saved.contents);
    // Sveltia CMS deletes the backup when this returns. One that is still scheduled then would be written while it asks
    // whether to send the entry for review, and offered as an unsaved text afterwards.
    if (isWorkflow) await new Promise((resolve) => setTimeout(resolve, backupDelay));
  },
});

void CMS.init({ config });
