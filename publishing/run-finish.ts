import { readBackend } from '../cms/backend';
import { removeAdmin, writeAdmin } from '../cms/write-admin';
import { apiBase, siteUrl, terminalUrl } from '../src/config';
import { finishBuild } from './finish';
import { formsSize } from './forms-size';
import { paths, sourceRevision } from './paths';

/** `tsx publishing/run-finish.ts`: finishes `public` after `gatsby build`. */
async function finish() {
  const backend = readBackend(process.env);
  // One of an earlier run is no page to be finished.
  await removeAdmin(paths.root);
  return finishBuild({
    ...paths,
    settings: { siteUrl, apiBase, terminalUrl, editing: backend?.name },
    revision: sourceRevision(),
    ...(backend && { addAdmin: (root: string) => writeAdmin(root, backend) }),
  });
}

finish().then(
  ({ pages, earlyFile, compressed, outputs }) => {
    console.log(
      `${pages} pages finished, ${compressed} files compressed, early file ${earlyFile}, for ${outputs.join(', ')}`,
    );
    console.log(`Sign-in forms: ${(formsSize(paths.root) / 1000).toFixed(1)} KB with brotli, on their own pages only`);
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
