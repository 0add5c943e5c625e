declare module 'gatsby-plugin-sharp' {
  /** Width and height of a picture in pixels as its file states them, before EXIF rotation. The plugin caches the result by content digest. */
  export function getImageSizeAsync(file: {
    absolutePath: string;
    internal: { contentDigest: string };
  }): Promise<{ width: number; height: number }>;
}
