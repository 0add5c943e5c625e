/** Names of the file formats that `main.ts` teaches the editing interface, so that it writes the canonical form. */
export const formats = {
  // The ending tells the interface that Markdown files may have this format.
  page: 'page-frontmatter',
  settings: {
    company: 'company-settings',
    figures: 'figures-settings',
    instruments: 'instruments-settings',
    widgets: 'widgets-settings',
  },
} as const;
