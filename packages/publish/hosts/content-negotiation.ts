import type { IncomingHttpHeaders } from 'node:http';

/** Encodings of the precompressed files that the build writes, best first, with their file name endings. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

const refused = /;\s*q=0(?:\.0*)?\s*$/;

/** The best encoding that the client accepts and for which there is a twin; undefined for the file as it is. */
export function chooseEncoding(acceptEncoding: string, hasTwin: (ending: string) => boolean): Encoding | undefined {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';')[0]!.trim());
  return encodings.find(({ name, ending }) => accepted.includes(name) && hasTwin(ending));
}

/** Whether the client's copy is current; `If-None-Match` uses weak comparison (RFC 9110, 13.1.2). */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
