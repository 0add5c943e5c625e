import './preferences';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { proseFields } from '../../src/content/prose-fields';
import { readContentSchema } from '../../src/content/schema';
import { routeIds } from '../../src/routes';
import { Checker, workerAddress } from './check/checker';
import { showChecks } from './check/content-check';
import { entriesOf } from './check/places';
import { formats } from './formats';
import { offerInsertions } from './insert/insertions';
import type { LinkedPages } from './insert/linked-pages';
import { readPage, writePage } from './page-format';
import { sourcesIn } from './picture-paths';
import { showPictureSizes } from './picture-sizes';
import { previewTemplate } from './preview/template';
import { askBeforeRemoval } from './removal';
import { SavedNotice } from './saved-notice';
import { settingsFormat } from './settings-format';
import { guardUnsaved } from './unsaved';

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

declare const cmsFacts: { config: CmsConfig; sdl: string; localizedNames: string[]; pages: LinkedPages };

// Trusted Types: HTML that Sveltia CMS assigns as a string, without a policy of its own, passes through this sanitizer.
// The only script that a text may name is the content check.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => DOMPurify.sanitize(html),
  createScriptURL: (url) => (url === workerAddress ? url : null),
});

const { config, sdl, localizedNames, pages } = cmsFacts;
const schema = readContentSchema(sdl);

CMS.registerCustomFormat(formats.page, 'md', {
  fromFile: readPage,
  toFile: (content: Record<string, unknown>) => writePage(content, schema),
});

for (const name of Object.values(formats.settings)) {
  const format = settingsFormat(new Set(localizedNames));
  CMS.registerCustomFormat(name, 'yaml', { fromFile: format.read, toFile: format.write });
}

CMS.registerPreviewStyle('/admin/pane.css');
for (const route of routeIds) CMS.registerPreviewTemplate(route, previewTemplate(route));

guardUnsaved();
askBeforeRemoval();

const corner = document.createElement('div');
corner.className = 'corner';
document.body.append(corner);

const notice = new SavedNotice(corner);
const entries = entriesOf(config);
const checker = new Checker(entries);
showChecks(checker, entries, corner);
offerInsertions(checker, { pages, isProse: proseFields(schema) });
showPictureSizes();

// With an editorial workflow, the interface itself says what comes after saving, and links to the change's preview.
const isWorkflow = config.publish_mode === 'editorial_workflow';
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    // Cancels the backup of what has just been saved, see `withFlushedBackups`.
    window.dispatchEvent(new Event('cms-saved'));
    if (!isWorkflow) notice.show(String(entry.get('slug')));
    void checker.saved(sourcesIn(entry.toJS()))?.then(({ problems }) => notice.warn(problems.length));
  },
});

void CMS.init({ config });
