/**
 * Whether every page is marked as a demonstration, for a site that is published before it is complete. Not in
 * `config.ts`, because the layout of every page loads this setting, and needs none of the others.
 */
export const isDemonstration = process.env.GATSBY_DEMONSTRATION === 'on';
