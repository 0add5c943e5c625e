const key = 'sveltia-cms.prefs';

/**
 * Changes two defaults of Sveltia CMS: saving keeps the page open, and Escape does not close it. A writer's own choices
 * are kept. `main.ts` imports this file before Sveltia CMS, which reads its preferences once, when it is imported.
 */
const defaults = { closeOnSave: false, closeWithEscape: false };

const stored = JSON.parse(window.localStorage.getItem(key) ?? '{}') as object; // Sveltia CMS has written this value.
window.localStorage.setItem(key, JSON.stringify({ ...defaults, ...stored }));
