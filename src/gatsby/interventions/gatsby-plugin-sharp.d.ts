declare module 'gatsby-plugin-sharp' {
  /** The size that is kept for the content of a file, as it is stored. */
  export function getImageSizeAsync(file: {
    absolutePath: string;
    internal: { contentDigest: string };
  }): Promise<{ width: number; height: number }>;
}
