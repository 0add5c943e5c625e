/** Converts all line endings to those of Unix. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Whether a text has different kinds of line endings. */
export const hasMixedEndings = (text: string): boolean => new Set(text.match(/\r\n?|\n/g)).size > 1;
