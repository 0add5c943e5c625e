const key = 'sveltia-cms.prefs';

/**
 * Other defaults for the preferences of Sveltia CMS: saving leaves the page open, and Escape leaves nothing. It reads
 * them once, when its module is evaluated, and writes all of them back; what a writer has chosen under Settings stays.
 */
const defaults = { closeOnSave: false, closeWithEscape: false };

const stored = JSON.parse(window.localStorage.getItem(key) ?? '{}') as object; // As Sveltia CMS writes it.
window.localStorage.setItem(key, JSON.stringify({ ...defaults, ...stored }));
