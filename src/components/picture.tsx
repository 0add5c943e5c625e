import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A different crop of the picture for narrow windows. */
interface NarrowPicture {
  image: IGatsbyImageData;
  /** The crop for narrow windows in extra sizes for high-density screens, compressed with another quality. */
  dense?: IGatsbyImageData;
  /** Media query of the windows that get this crop. */
  media: string;
  /** Displayed width of the crop, in the syntax of `sizes`; the window's width by default. */
  sizes?: string;
}

interface PictureProps {
  /** The picture's data from gatsby-plugin-image; if undefined, nothing is rendered. */
  image: IGatsbyImageData | undefined;
  /** The text alternative; empty for a decorative picture. */
  alt: string;
  /** Displayed width of the picture, in the syntax of `sizes`; by default the value in `image`. */
  sizes?: string;
  narrow?: NarrowPicture;
  className?: string;
  /**
   * Loads the picture eagerly with high fetch priority. For the picture at the top of a page, which usually is the LCP
   * element.
   */
  priority?: boolean;
}

/**
 * Returns the attributes of the `<source>` elements, one per format; the format with the smallest files comes first.
 */
function sourcesOf({ images: { sources = [], fallback } }: IGatsbyImageData) {
  return [...sources.map(({ srcSet, type }) => ({ srcSet, type })), { srcSet: fallback?.srcSet, type: undefined }];
}

/** Returns the attributes of the `<source>` elements for narrow windows, with extra sizes for high-density screens. */
function narrowSources({ image, dense }: NarrowPicture) {
  const denser = dense ? sourcesOf(dense) : [];
  return sourcesOf(image).map(({ srcSet, type }, index) => ({
    type,
    srcSet: [srcSet, denser[index]?.srcSet].filter(Boolean).join(', '),
  }));
}

/**
 * A responsive picture made from the data of gatsby-plugin-image. The plugin's component GatsbyImage is not used,
 * because it needs inline styles and a script, which the CSP forbids. Browsers without AVIF get the fallback format in
 * one size only, since a second srcset would make every page larger.
 */
export function Picture({ image, alt, sizes, narrow, className, priority = false }: PictureProps) {
  if (!image) return null;
  const { fallback, sources = [] } = image.images;
  return (
    <picture>
      {narrow &&
        narrowSources(narrow).map(({ srcSet, type }) => (
          <source
            key={type ?? 'fallback'}
            media={narrow.media}
            type={type}
            srcSet={srcSet}
            sizes={narrow.sizes ?? '100vw'}
            width={Math.round(narrow.image.width)}
            height={Math.round(narrow.image.height)}
          />
        ))}
      {sources.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? fallback?.sizes} />
      ))}
      <img
        className={className}
        src={fallback?.src}
        width={Math.round(image.width)}
        height={Math.round(image.height)}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        {...(priority && { fetchpriority: 'high' })}
      />
    </picture>
  );
}
