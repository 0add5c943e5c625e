/**
 * Names of the file formats that `editor/main.ts` registers with Sveltia CMS, so that it writes files in the project's
 * canonical form.
 */
export const formats = {
  // Sveltia CMS accepts a format for Markdown files only if its name ends in `-frontmatter`.
  page: 'page-frontmatter',
  list: 'word-list',
  settings: {
    company: 'company-settings',
    figures: 'figures-settings',
    instruments: 'instruments-settings',
    widgets: 'widgets-settings',
  },
} as const;
