const ending = '-narrow.png';

/** The version of a picture for phones: `browser-narrow.png` for `browser.png`. */
export const narrowOf = (picture: string): string => picture.replace(/\.png$/, ending);

export const isNarrow = (picture: string): boolean => picture.endsWith(ending);
