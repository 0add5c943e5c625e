const ending = '-narrow.png';

/** The version of a picture for phones: `browser-narrow.png` for `browser.png`. */
export const narrowOf = (picture: string): string => picture.replace(/\.png$/, ending);

/** The picture of which a narrow version has this path; other paths are returned unchanged. */
export const wideOf = (picture: string): string => picture.replace(ending, '.png');

export const isNarrow = (picture: string): boolean => picture.endsWith(ending);
