import { cached } from '../tools/cached';
import type { Contents } from './entry';
import { mapSources, pathOf, picturesAddress } from './picture-paths';

/** Files that have been chosen for upload. A form holds their addresses only. */
const chosen: File[] = [];
/** The bytes of saved pictures that the preview has read, by the value of their field. */
const saved = new Map<string, Blob>();

export const rememberChosen = (file: File): void => void chosen.push(file);
export const rememberSaved = (src: string, bytes: Blob): void => void saved.set(src, bytes);

/** The bytes of a picture. The address of a new one is revoked once it is saved. */
const newBytes = cached(async (address: string) => (await fetch(address)).blob());

/** The name that a new picture gets; one that was restored has lost its own. */
const newName = cached(async (address: string): Promise<string> => {
  const { size } = await newBytes(address);
  const name = chosen.find((file) => file.size === size)?.name ?? 'new-picture.png';
  return name.toLowerCase().replace(/[^\p{L}\p{N}_.]+/gu, '-');
});

/** Contents in which new pictures stand by the name that they will get, and the pictures that exist besides the build's. */
export async function withNamesOfNew(contents: Contents): Promise<{ contents: Contents; pictures: string[] }> {
  const addresses = new Set<string>();
  mapSources(contents, (src) => (src.startsWith('blob:') ? (addresses.add(src), src) : src));
  const names = new Map(await Promise.all([...addresses].map(async (one) => [one, await newName(one)] as const)));
  const named = mapSources(contents, (src) => (names.has(src) ? `${picturesAddress}/${names.get(src)}` : src));
  // Only texts have been replaced.
  return { contents: named as Contents, pictures: [...names.values(), ...[...saved.keys()].map(pathOf)] };
}

/** Size of a picture's file in pixels and kilobytes, where the interface shows folder and name only. */
export const sizeOf = cached(async (src: string): Promise<string> => {
  const bytes = src.startsWith('blob:') ? await newBytes(src) : saved.get(src);
  if (!bytes) return '';
  const size = `${Math.ceil(bytes.size / 1000)} KB`;
  const picture = await createImageBitmap(bytes).catch(() => undefined); // A damaged one has no width.
  return picture ? `${picture.width} × ${picture.height} px, ${size}` : size;
});
