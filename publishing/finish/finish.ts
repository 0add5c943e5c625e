import { audit } from '../audit/audit-site';
import { compress } from './compress';
import { describePublishing } from '../hosts/description';
import { finishHtml } from './finish-html';
import { writeManifest } from './manifest';
import { writePreviewPictures } from '../link-previews/write-pictures';
import { writeOutputs } from '../hosts/write-outputs';
import { prune } from './prune';
import { writeRobots } from './robots';
import { writeSecurityText } from '../security-text';
import type { PublishingSettings } from '../settings';
import { writeSitemap } from './sitemap';

export interface FinishOptions {
  settings: PublishingSettings;
  /** Commit of the sources, for the manifest. */
  revision: string;
  /** The folder that `gatsby build` wrote: `public`. */
  root: string;
  /** Folder for the hosts' files, beside the published one. */
  outputs: string;
  /** Folder for the pages as Gatsby wrote them; inside `.cache`, so that `gatsby clean` clears it too. */
  originals: string;
  /** Folder that remembers pictures for link previews between runs. */
  pictures: string;
  /** Source of the early file. */
  earlyEntry: string;
  /** Writes the editing interface into the published folder, where a build has one. */
  addAdmin?: (root: string) => Promise<void>;
}

export interface FinishSummary {
  pages: number;
  earlyFile: string;
  compressed: number;
  removed: string[];
  outputs: string[];
}

/**
 * Turns the output of `gatsby build` into what is published, in the one order that works: HTML while Gatsby's own
 * leftovers are there, then nothing that is not published, the editing interface, what search engines and link
 * previews ask for, the hosts' files, compression, the manifest of it all. May run again on its own result.
 * Rejects naming the file that cannot be published, or the page that contradicts another.
 */
export async function finishBuild({ root, settings, ...options }: FinishOptions): Promise<FinishSummary> {
  const { pages, early } = await finishHtml({ root, originals: options.originals, earlyEntry: options.earlyEntry });
  const removed = await prune(root);
  await options.addAdmin?.(root);
  await writeSitemap(root, settings.siteUrl);
  await writeRobots(root, settings.siteUrl);
  await writeSecurityText(root, settings.siteUrl);
  await writePreviewPictures({ root, cache: options.pictures });
  const outputs = await writeOutputs(root, options.outputs, describePublishing(settings));
  const compressed = await compress(root);
  await writeManifest(root, settings, options.revision);
  await audit(root, settings.siteUrl);
  return { pages, earlyFile: early.src, compressed, removed, outputs };
}
