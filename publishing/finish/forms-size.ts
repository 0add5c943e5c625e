import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A string by which the chunk of the sign-in forms is found: an autocomplete token that no other page uses. */
const mark = 'one-time-code';

/** Bytes of the chunk with the sign-in forms, with brotli, in a finished build; 0 if there is none. */
export function formsSize(root: string): number {
  const chunks = readdirSync(root).filter(
    (name) => name.endsWith('.js') && readFileSync(join(root, name), 'utf8').includes(mark),
  );
  return chunks.reduce((sum, name) => sum + statSync(join(root, `${name}.br`)).size, 0);
}
