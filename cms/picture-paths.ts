/** Where the editing interface thinks that pictures are. Content names them by their path below `content/pictures` alone. */
export const picturesAddress = '/content-pictures';

const prefix = `${picturesAddress}/`;

type Change = (src: string) => string;

function mapSources(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((item) => mapSources(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      key === 'src' && typeof inner === 'string' ? change(inner) : mapSources(inner, change),
    ]),
  );
}

/** Content as a file has it, as the interface wants it. */
export const withAddresses = (content: unknown): unknown => mapSources(content, (src) => src && prefix + src);

/** Content as the interface has it, as files have it. */
export const withoutAddresses = (content: unknown): unknown =>
  mapSources(content, (src) => (src.startsWith(prefix) ? src.slice(prefix.length) : src));
