import './preferences';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { readContentSchema } from '../src/content/schema';
import { routeIds } from '../src/routes';
import { formats } from './formats';
import { readPage, writePage } from './page-format';
import { previewTemplate } from './preview/template';
import { askBeforeRemoval } from './removal';
import { SavedNotice } from './saved-notice';
import { settingsFormat } from './settings-format';
import { guardUnsaved } from './unsaved';

/** Data from the build, which `bundle.ts` defines as constants. */
declare const DOMPurify: { sanitize(html: string): string };

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string }): unknown };
  }
}

declare const cmsFacts: { config: CmsConfig; sdl: string; localizedNames: string[] };

// Trusted Types: HTML that Sveltia CMS assigns as a string, without a policy of its own, passes through this sanitizer.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });

const { config, sdl, localizedNames } = cmsFacts;
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

// With an editorial workflow, the interface itself says what comes after saving, and links to the change's preview.
if (config.publish_mode !== 'editorial_workflow') {
  const notice = new SavedNotice();
  CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => notice.show(String(entry.get('slug'))) });
}

void CMS.init({ config });
