/** Names of the custom file formats that `main.ts` registers, so that Sveltia CMS writes the canonical form. */
export const formats = {
  // Sveltia CMS accepts a format for Markdown files only if its name ends like this.
  page: 'page-frontmatter',
  list: 'word-list',
  settings: {
    company: 'company-settings',
    figures: 'figures-settings',
    instruments: 'instruments-settings',
    widgets: 'widgets-settings',
  },
} as const;
