/**
 * The attribute of an element whose content is announced when it changes. Not `role="status"`, which means the same: Orca
 * over Firefox reads one that is still empty as “statusbar”, wherever it stands on the page. Without `aria-atomic`, for
 * which Orca would say the whole once for each paragraph that is inserted.
 */
export const politely = { 'aria-live': 'polite' } as const;
