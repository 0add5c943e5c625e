/**
 * Whether every page is marked as a demonstration, for a site that is published before it is complete. Apart from
 * `config.ts`: the layout of every page loads this, and nothing else of the settings.
 */
export const isDemonstration = process.env.GATSBY_DEMONSTRATION === 'on';
