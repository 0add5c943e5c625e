import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { narrowOf } from '../../../src/content/narrow-picture';
import { picturePathOf, sourcesIn } from '../files/picture-paths';
import { rememberPicture } from '../files/pictures';
import type { PreviewInput } from './input';

type GetAsset = CustomPreviewTemplateProps['getAsset'];

/** `toBase64` is missing in Sveltia's types, but exists as in Netlify CMS. */
type Asset = NonNullable<ReturnType<GetAsset>> & { toBase64(): Promise<string> };

/** The bytes of an asset: a local file is available at once, a file in a repository is fetched. */
const bytesOf = async (asset: Asset): Promise<Blob> =>
  asset.fileObj ?? new Blob([Uint8Array.from(atob(await asset.toBase64()), (letter) => letter.charCodeAt(0))]);

/** Creates a URL for a picture. Sveltia CMS's own URLs do not last: it revokes those that it does not show itself. */
async function addressOf(src: string, asset: Asset): Promise<string> {
  const bytes = await bytesOf(asset);
  rememberPicture(src);
  return URL.createObjectURL(bytes);
}

const known = new Map<string, Promise<string | undefined>>();

function find(src: string, getAsset: GetAsset): Promise<string | undefined> {
  // A newly chosen picture is not saved yet; its field has a `blob:` URL.
  if (src.startsWith('blob:')) return Promise.resolve(src);
  const asset = known.has(src) ? undefined : getAsset(src);
  // A picture that cannot be read is left out; the rest of the page is shown.
  if (asset)
    known.set(
      src,
      addressOf(src, asset as Asset).catch(() => undefined),
    );
  return known.get(src) ?? Promise.resolve(undefined);
}

/** URLs of all pictures of a page, including the versions for phones. */
export async function readPictures(content: object, getAsset: GetAsset): Promise<PreviewInput['pictures']> {
  const sources = [...new Set(sourcesIn(content).flatMap((src) => [src, narrowOf(src)]))];
  const found = await Promise.all(sources.map(async (src) => [src, await find(src, getAsset)] as const));
  return Object.fromEntries(found.flatMap(([src, address]) => (address ? [[picturePathOf(src), address]] : [])));
}
