import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { pathOf, sourcesIn } from '../picture-paths';
import { rememberPicture } from '../pictures';
import type { PreviewInput } from './input';

type GetAsset = CustomPreviewTemplateProps['getAsset'];

const narrowOf = (src: string): string => src.replace(/\.png$/, '-narrow.png');

/** What the types of Sveltia CMS leave out: as in Netlify CMS, an asset can be read. */
type Asset = NonNullable<ReturnType<GetAsset>> & { toBase64(): Promise<string> };

/** The file of an asset: there at once in a folder, and read from a repository. */
const bytesOf = async (asset: Asset): Promise<Blob> =>
  asset.fileObj ?? new Blob([Uint8Array.from(atob(await asset.toBase64()), (letter) => letter.charCodeAt(0))]);

/** An address of its own: the interface revokes the addresses of pictures that it shows nowhere itself. */
async function addressOf(src: string, asset: Asset): Promise<string> {
  const bytes = await bytesOf(asset);
  rememberPicture(src);
  return URL.createObjectURL(bytes);
}

const known = new Map<string, Promise<string | undefined>>();

function find(src: string, getAsset: GetAsset): Promise<string | undefined> {
  // A picture that has been chosen a moment ago is not saved yet: its address stands in the field.
  if (src.startsWith('blob:')) return Promise.resolve(src);
  const asset = known.has(src) ? undefined : getAsset(src);
  // The declared type lacks `toBase64`. A picture that cannot be read is left out, and the rest of the page is shown.
  if (asset)
    known.set(
      src,
      addressOf(src, asset as Asset).catch(() => undefined),
    );
  return known.get(src) ?? Promise.resolve(undefined);
}

/** Addresses of all pictures that a page names, and of their drawings for phones. */
export async function readPictures(content: object, getAsset: GetAsset): Promise<PreviewInput['pictures']> {
  const sources = [...new Set(sourcesIn(content).flatMap((src) => [src, narrowOf(src)]))];
  const found = await Promise.all(sources.map(async (src) => [src, await find(src, getAsset)] as const));
  return Object.fromEntries(found.flatMap(([src, address]) => (address ? [[pathOf(src), address]] : [])));
}
