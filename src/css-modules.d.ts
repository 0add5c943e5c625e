/** Gatsby gives each class of a CSS module a named export and no default. */
declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}
