import { KeptResults } from '../../shared/kept-results';
import { compress } from './compress';
import { describePublishing } from '../hosts/description';
import { finishHtml } from './finish-html';
import { writeManifest } from './manifest';
import { writePreviewPictures } from '../link-previews/write-pictures';
import { writeOutputs } from '../hosts/write-outputs';
import type { Paths } from '../paths';
import { keepBillOfMaterials } from './bill-of-materials';
import { prune } from './prune';
import { writeRobots } from './robots';
import { writeSecurityText } from './security-text';
import type { SiteFacts } from '../site-facts';
import { writeSitemap } from './sitemap';

export interface FinishOptions extends Paths {
  facts: SiteFacts;
  /** Commit of the sources, for the manifest. */
  revision: string;
}

/**
 * Turns the output of `gatsby build` into the folder to publish. The order matters: HTML first, because it needs files
 * that are removed later; then files for search engines, link previews and hosts; compression and manifest last,
 * because they read all others. Resolves to the number of pages. Rejects with the file that cannot be published.
 */
export async function finishBuild({ root, facts, ...options }: FinishOptions): Promise<number> {
  const kept = new KeptResults(options.kept);
  const pages = await finishHtml(root, options.earlyEntry, kept);
  await keepBillOfMaterials(root, options.outputs);
  await prune(root);
  await writeSitemap(root, facts.siteUrl);
  await writeRobots(root, facts.siteUrl);
  await writeSecurityText(root, facts.siteUrl);
  await writePreviewPictures(root);
  await writeOutputs(root, options.outputs, describePublishing(facts));
  await compress(root, kept);
  await writeManifest(root, facts, options.revision, kept);
  await kept.forgetOthers();
  return pages;
}
