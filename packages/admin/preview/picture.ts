import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { cached } from '../../shared/cached';

interface Size {
  width: number;
  height: number;
}

const sizeOf = cached(
  (address: string) =>
    new Promise<Size>((resolve) => {
      const image = new Image();
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.onerror = () => resolve({ width: 1, height: 1 });
      image.src = address;
    }),
);

/**
 * Returns the same data as gatsby-plugin-sharp for the layout CONSTRAINED, but with the original picture as the only
 * file.
 */
export async function imageData(
  address: string,
  { width: wanted = Infinity, aspectRatio }: { width?: number; aspectRatio?: number },
): Promise<IGatsbyImageData> {
  const natural = await sizeOf(address);
  const width = Math.min(wanted, natural.width);
  const height = Math.round(width / (aspectRatio ?? natural.width / natural.height));
  const srcSet = `${address} ${natural.width}w`;
  const drawn = `(min-width: ${width}px) ${width}px, 100vw`;
  return {
    layout: 'constrained',
    width,
    height,
    images: {
      sources: [{ type: 'image/png', srcSet, sizes: drawn }],
      fallback: { src: address, srcSet, sizes: drawn },
    },
  };
}
