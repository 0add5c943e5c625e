/** Media types by file extension, for the local server and nginx. */
export const mediaTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  woff2: 'font/woff2',
  woff: 'font/woff',
  pdf: 'application/pdf',
} as const;

/** Text types: they are sent with a charset and compressed. */
export const textTypes: readonly string[] = [
  mediaTypes.html,
  mediaTypes.css,
  mediaTypes.js,
  mediaTypes.json,
  mediaTypes.webmanifest,
  mediaTypes.xml,
  mediaTypes.txt,
  mediaTypes.svg,
];

const extensionOf = (file: string): string => /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';

export function mediaTypeOf(file: string): string {
  const types: Readonly<Record<string, string>> = mediaTypes;
  return types[extensionOf(file)] ?? 'application/octet-stream';
}

export const isText = (file: string): boolean => textTypes.includes(mediaTypeOf(file));
