import { writeAdmin } from '../../admin/write-admin';
import type { Environment } from '../../tools/build-settings';
import { readBackend } from '../../tools/editing-backend';
import { compress } from '../finish/compress';

/** Writes the editing interface with its compressed files into an empty folder, if the build has one. */
export async function makeEditing(folder: string, env: Environment): Promise<void> {
  const backend = readBackend(env);
  if (!backend) return;
  await writeAdmin(folder, backend);
  await compress(folder);
}
