const key = 'sveltia-cms.prefs';

/**
 * Changes two defaults of Sveltia CMS: saving keeps the page open, and Escape does not close it. A writer's own choices
 * are kept. `main.ts` imports this file before Sveltia CMS, which reads its preferences once, when it is imported.
 */
const defaults = { closeOnSave: false, closeWithEscape: false };

// The type assertion is right, since Sveltia CMS stores an object.
const stored = JSON.parse(window.localStorage.getItem(key) ?? '{}') as object;
window.localStorage.setItem(key, JSON.stringify({ ...defaults, ...stored }));
