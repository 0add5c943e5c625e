import type { Contents } from './entry';
import { mapSources, picturePathOf, picturesAddress } from './picture-paths';

/** Pictures that the preview has found, or that were saved. Some may have been added after the build. */
const found = new Set<string>();
export const rememberPicture = (src: string): void => void found.add(picturePathOf(src));

/** A file name for newly chosen pictures in messages. They get their real name when they are saved. */
const newPicture = 'new-picture.png';

/**
 * Returns the form's values with a file name in the place of each new picture, and the pictures that the check must
 * know besides those of the build.
 */
export function withNamesOfNew(contents: Contents): { contents: Contents; pictures: string[] } {
  const named = mapSources(contents, (src) => (src.startsWith('blob:') ? `${picturesAddress}/${newPicture}` : src));
  // The type assertion is right, since only texts were replaced.
  return { contents: named as Contents, pictures: [newPicture, ...found] };
}
