export const megabyte = 1_000_000;

/** Largest size of a picture file, in bytes: every build reads all pictures, and Git stores each version. */
export const mostBytes = 5 * megabyte;

/** Smallest width of a picture in pixels, by its kind: the rendered width on screens with the highest density. */
export function leastWidth(path: string): number {
  if (path.endsWith('-narrow.png')) return 1050;
  return path.startsWith('screens/') ? 1920 : 1200;
}
