import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The picture for narrow windows, up to `maxWidth` CSS px, where a crop of its own shows more, across the window. */
interface NarrowPicture {
  image: IGatsbyImageData;
  maxWidth: number;
}

interface PictureProps {
  /** Nothing is drawn without it. */
  image: IGatsbyImageData | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide it is drawn, as in the attribute `sizes`; left out, the data's own. */
  sizes?: string;
  narrow?: NarrowPicture;
  className?: string;
  /** Loads at once and before other pictures: for the one that a page opens with. */
  priority?: boolean;
}

/** All formats of a picture, the leanest first, each as attributes of `<source>`. */
function sourcesOf({ images: { sources = [], fallback } }: IGatsbyImageData) {
  return [...sources.map(({ srcSet, type }) => ({ srcSet, type })), { srcSet: fallback?.srcSet, type: undefined }];
}

/**
 * A picture in the right size; unlike Gatsby's own component it needs neither inline style nor script. The few browsers that
 * do not know the modern format get the fallback in one size: a choice for them would weigh on everybody's page.
 */
export function Picture({ image, alt, sizes, narrow, className, priority = false }: PictureProps) {
  if (!image) return null;
  const { fallback, sources = [] } = image.images;
  return (
    <picture>
      {narrow &&
        sourcesOf(narrow.image).map(({ srcSet, type }) => (
          <source
            key={type ?? 'fallback'}
            media={`(max-width: ${narrow.maxWidth}px)`}
            type={type}
            srcSet={srcSet}
            sizes="100vw"
            width={narrow.image.width}
            height={narrow.image.height}
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
