import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAdmin, writeAdmin } from '../../admin/write-admin';
import type { Environment } from '../../tools/build-settings';
import { readBackend } from '../../tools/editing-backend';
import { compress } from '../finish/compress';

/**
 * Makes the editing interface with its compressed files, if the build has one, and returns what puts it into a folder in the
 * place of an earlier one. In two steps, since `gatsby build` deletes pages and styles in `public` that it has not written.
 */
export async function makeEditing(env: Environment): Promise<(root: string) => Promise<void>> {
  const backend = readBackend(env);
  if (!backend) return removeAdmin;
  const made = await mkdtemp(join(tmpdir(), 'editing-'));
  await writeAdmin(made, backend);
  await compress(made);
  return async (root) => {
    await removeAdmin(root);
    await cp(made, root, { recursive: true });
    await rm(made, { recursive: true });
  };
}
