/**
 * Whether every page is marked as a demonstration, for a site that is published before it is complete. A module of its
 * own, because the layout of every page needs none of the other settings in `config.ts`.
 */
export const isDemonstration = process.env.GATSBY_DEMONSTRATION === 'on';
