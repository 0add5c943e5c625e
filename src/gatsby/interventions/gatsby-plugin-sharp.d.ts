declare module 'gatsby-plugin-sharp' {
  /** Cached size of a picture as stored in the file, before EXIF rotation. */
  export function getImageSizeAsync(file: {
    absolutePath: string;
    internal: { contentDigest: string };
  }): Promise<{ width: number; height: number }>;
}
