/** The address at which webpack serves a font. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
