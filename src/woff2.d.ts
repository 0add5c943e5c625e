/** The URL of a font file, which webpack emits. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
