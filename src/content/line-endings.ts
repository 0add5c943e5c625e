/** A text with the line endings of Unix, so that those of a file decide nothing. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Whether lines of a text end in different ways. */
export const hasMixedEndings = (text: string): boolean => new Set(text.match(/\r\n?|\n/g)).size > 1;
