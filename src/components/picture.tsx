import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A separate crop for narrow windows. */
interface NarrowPicture {
  image: IGatsbyImageData;
  /** The same crop for dense screens, whose larger sizes can have a quality of their own. */
  dense?: IGatsbyImageData;
  /** The windows that get it, as a media query. */
  media: string;
  /** The drawn width, in the syntax of the `sizes` attribute; defaults to the window's. */
  sizes?: string;
}

interface PictureProps {
  /** Renders nothing without it. */
  image: IGatsbyImageData | undefined;
  /** Empty for a decorative picture. */
  alt: string;
  /** The drawn width, in the syntax of the `sizes` attribute; defaults to that of the data. */
  sizes?: string;
  narrow?: NarrowPicture;
  className?: string;
  /** Loads eagerly with high fetch priority: for the picture at the top of a page, usually its LCP element. */
  priority?: boolean;
}

/** The attributes of one `<source>` for each format, smallest format first. */
function sourcesOf({ images: { sources = [], fallback } }: IGatsbyImageData) {
  return [...sources.map(({ srcSet, type }) => ({ srcSet, type })), { srcSet: fallback?.srcSet, type: undefined }];
}

/** The sources of a narrow picture, each with the sizes for dense screens. */
function narrowSources({ image, dense }: NarrowPicture) {
  const denser = dense ? sourcesOf(dense) : [];
  return sourcesOf(image).map(({ srcSet, type }, index) => ({
    type,
    srcSet: [srcSet, denser[index]?.srcSet].filter(Boolean).join(', '),
  }));
}

/**
 * A responsive picture from gatsby-plugin-image's data. GatsbyImage itself needs inline styles and a script, which the
 * CSP forbids. Browsers without AVIF get the fallback in one size, since a second srcset would make every page larger.
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
