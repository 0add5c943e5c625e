import { readBackend } from '../../tools/editing-backend';
import { removeAdmin, writeAdmin } from '../../admin/write-admin';
import { main } from '../../tools/run';
import { finishBuild } from '../finish/finish';
import { paths, sourceRevision } from '../paths';
import { readSettings } from '../settings';

/** `npx tsx packages/publish/build/run-finish.ts`: finishes `public` after `gatsby build`. */
main(async () => {
  const backend = readBackend(process.env);
  // An earlier build may have had the editing interface, and this one not.
  await removeAdmin(paths.root);
  const { pages, earlyFile, compressed, outputs } = await finishBuild({
    ...paths,
    settings: readSettings(process.env),
    revision: sourceRevision(),
    ...(backend && { addAdmin: (root: string) => writeAdmin(root, backend) }),
  });
  console.log(
    `${pages} pages finished, ${compressed} files compressed, early file ${earlyFile}, for ${outputs.join(', ')}`,
  );
});
