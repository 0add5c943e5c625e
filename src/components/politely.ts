/**
 * The attributes of an element whose content is announced when it changes. Not `role="status"`, which means the same:
 * Orca over Firefox reads one that is still empty as “statusbar”, wherever it stands on the page.
 */
export const politely = { 'aria-live': 'polite', 'aria-atomic': true } as const;
