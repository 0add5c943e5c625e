const key = 'sveltia-cms.prefs';

/**
 * Changes two defaults of Sveltia CMS: saving keeps the page open, and Escape does not close it. Sveltia CMS reads
 * preferences once, when its module is evaluated, so this must run before. A writer's own choices are kept.
 */
const defaults = { closeOnSave: false, closeWithEscape: false };

const stored = JSON.parse(window.localStorage.getItem(key) ?? '{}') as object; // Sveltia CMS has written this value.
window.localStorage.setItem(key, JSON.stringify({ ...defaults, ...stored }));
