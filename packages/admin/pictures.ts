import type { Contents } from './entry';
import { mapSources, pathOf, picturesAddress } from './picture-paths';

/** Pictures that the preview has found in the folder or repository; some are newer than the build. */
const found = new Set<string>();
export const rememberPicture = (src: string): void => void found.add(pathOf(src));

/** The name of a newly chosen picture in messages: it gets its file name only when it is saved. */
const newPicture = 'new-picture.png';

/** Contents in which new pictures have a name, and the pictures that exist besides the build's. */
export function withNamesOfNew(contents: Contents): { contents: Contents; pictures: string[] } {
  const named = mapSources(contents, (src) => (src.startsWith('blob:') ? `${picturesAddress}/${newPicture}` : src));
  // The type has not changed: only texts were replaced.
  return { contents: named as Contents, pictures: [newPicture, ...found] };
}
