/**
 * Attributes of a live region. It has no `role="status"`: Orca in Firefox reads an empty one as “statusbar”. It has no
 * `aria-atomic`: Orca would repeat the whole region for each inserted paragraph.
 */
export const politely = { 'aria-live': 'polite' } as const;
