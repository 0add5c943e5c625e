import { extname } from 'node:path';

/** Media types by file extension, for the local server and nginx. */
export const mediaTypes: Readonly<Record<string, string>> = {
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
};

/** Whether files of a media type are text: they are sent with a charset and compressed. */
const isTextType = (type: string): boolean => /^text\/|[/+](?:json|xml)$/.test(type);

export const textTypes = Object.values(mediaTypes).filter(isTextType);

export const mediaTypeOf = (file: string): string =>
  mediaTypes[extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';

export const isText = (file: string): boolean => isTextType(mediaTypeOf(file));
