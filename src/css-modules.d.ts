/** Gatsby gives a CSS module a named export for each class and no default export. */
declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}
