const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names between double braces, in order. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(pattern)].map(([, name]) => String(name));

/** Replaces each `{{name}}` by its value; a name without one stays as it is, for the content check to report. */
export const fillPlaceholders = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(pattern, (whole, name: string) => values.get(name) ?? whole);

/** The same for every string in a value made of objects, lists and scalars. */
export function fillDeep<T>(value: T, values: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') return fillPlaceholders(value, values) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fillDeep(item, values)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, values)])) as T;
}
