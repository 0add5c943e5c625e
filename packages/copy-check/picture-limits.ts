export const megabyte = 1_000_000;

/** The largest file of a picture, in bytes: every build reads all of them, and Git keeps each version. */
export const mostBytes = 5 * megabyte;

/** The least width of a picture in pixels, by its kind: what it is drawn with on the sharpest screens. */
export function leastWidth(path: string): number {
  if (path.endsWith('-narrow.png')) return 1050;
  return path.startsWith('screens/') ? 1920 : 1200;
}
