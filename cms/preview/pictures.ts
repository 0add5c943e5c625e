import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { picturesAddress, sourcesIn } from '../picture-paths';
import type { PreviewInput } from './input';

type GetAsset = CustomPreviewTemplateProps['getAsset'];

const narrowOf = (src: string): string => src.replace(/\.png$/, '-narrow.png');

/** What the types of Sveltia CMS leave out: as in Netlify CMS, an asset can be waited for. */
type Asset = NonNullable<ReturnType<GetAsset>> & { toBase64(): Promise<string> };

/** The address of an asset's file, which the interface reads in the background; once it is encoded, it has been read. */
async function addressOf(asset: Asset): Promise<string> {
  await asset.toBase64();
  return asset.url;
}

const known = new Map<string, Promise<string | undefined>>();

function find(src: string, getAsset: GetAsset): Promise<string | undefined> {
  // A picture that has been chosen a moment ago is not saved yet: its address stands in the field.
  if (src.startsWith('blob:')) return Promise.resolve(src);
  const asset = known.has(src) ? undefined : getAsset(src);
  if (asset) known.set(src, addressOf(asset as Asset)); // The declared type lacks `toBase64`.
  return known.get(src) ?? Promise.resolve(undefined);
}

/** Addresses of all pictures that a page names, and of their drawings for phones. */
export async function readPictures(content: object, getAsset: GetAsset): Promise<PreviewInput['pictures']> {
  const sources = [...new Set(sourcesIn(content).flatMap((src) => [src, narrowOf(src)]))];
  const found = await Promise.all(sources.map(async (src) => [src, await find(src, getAsset)] as const));
  return Object.fromEntries(
    found.flatMap(([src, address]) => (address ? [[src.replace(`${picturesAddress}/`, ''), address]] : [])),
  );
}
