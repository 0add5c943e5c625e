import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Stands in the sign-in forms alone: the autocomplete token of the second factor's field. */
const mark = 'one-time-code';

/** Bytes of the chunk that holds the sign-in forms, as sent with brotli, from a finished build; 0 if there is none. */
export function formsSize(root: string): number {
  const chunks = readdirSync(root).filter(
    (name) => name.endsWith('.js') && readFileSync(join(root, name), 'utf8').includes(mark),
  );
  return chunks.reduce((sum, name) => sum + statSync(join(root, `${name}.br`)).size, 0);
}
