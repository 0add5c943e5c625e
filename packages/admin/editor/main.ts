import './preferences';
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { fieldTypes } from '../../../src/content/schema/field-types';
import { readContentSchema } from '../../../src/content/schema/schema';
import { routeIds } from '../../../src/routes';
import { Checker, workerAddress } from '../check/checker';
import { showChecks } from '../check/show-checks';
import { checkConflict } from '../conflict/check-conflict';
import { contentsOf, type Entry, entriesOf, type PassedEntry, withContents } from '../files/entry';
import type { CmsFacts } from './cms-facts';
import { acceptedControl, acceptedField } from '../check/accepted-field';
import { figureControl, figureField } from '../form/figure-field';
import { FileFormats } from '../files/file-formats';
import { formats } from '../files/formats';
import { offerInsertions } from '../insert/insertions';
import { sourcesIn } from '../files/picture-paths';
import { rememberPicture } from '../files/pictures';
import { checkUploads } from './picture-upload';
import { previewTemplate } from '../preview/template';
import { readInFolder, rememberFolder } from '../project/local-folder';
import { readInRepository } from '../project/repository';
import { askBeforeLosing } from './questions';
import { reloadAfterSigningIn } from './reload';
import { savedNotice } from './saved-notice';
import type { Group } from '../files/settings-format';
import { watchField } from '../form/watch-field';

/** DOMPurify, which Sveltia CMS defines as a global variable. */
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

// The default Trusted Types policy. HTML strings that Sveltia CMS assigns are sanitized. The only script URL it allows
// is the worker with the content check.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => DOMPurify.sanitize(html),
  createScriptURL: (url) => (url === workerAddress ? url : null),
});

const { config, backend, currency, sdl, pages, revertLabels } = cmsFacts;
const schema = readContentSchema(sdl);
const files = new FileFormats(schema);

/** The text of each settings file as last read or written. Saving changes only the edited lines of it. */
const befores = new Map<string, string>();

/** Registers a format: all its files are parsed and serialised like the file at `path`. */
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

/** The values with which the form was opened, or last saved. */
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
offerInsertions(checker, pages, fieldTypes(schema));

const read = (entry: Entry, path: string): Promise<string | undefined> =>
  backend.name === 'local' ? readInFolder(path) : readInRepository(backend, entry, path);

/** Resolves to the entry to save, with the changes of other writers merged into it; undefined without such changes. */
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

// The type assertion is needed because Sveltia's type knows no handler that may return undefined.
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => withoutConflict(entry) as Promise<void> });

// Whether Sveltia CMS itself shows the next step after saving, with a link to the preview: only with a repository.
const isWorkflow = backend.name !== 'local';

/**
 * Milliseconds after a change until Sveltia CMS has written the backup of an unsaved text: half a second, and some time
 * for writing.
 */
const backupDelay = 700;

CMS.registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => {
    if (!isWorkflow) sayIsSaved(String(entry.get('slug')));
    const saved = contentsOf(entry, entries);
    if (!saved) return;
    opened = saved;
    sourcesIn(saved.contents).forEach(rememberPicture);
    checker.saved(saved.contents);
    // Sveltia CMS deletes the backup of the unsaved text when this handler returns. A backup that is still scheduled
    // would be written after that, because the editor stays open behind a dialog about the next step, and would be
    // offered later as an unsaved text. So the handler waits until the scheduled backup has been written.
    if (isWorkflow) await new Promise((resolve) => setTimeout(resolve, backupDelay));
  },
});

void CMS.init({ config });
