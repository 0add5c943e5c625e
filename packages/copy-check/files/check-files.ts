import { join } from 'node:path';
import { filesBelow, leftover } from '../../../src/content/files-below';
import { atTop, type Problem } from '../../../src/content/problem';
import { locales } from '../../../src/i18n/locales';

const languages = `(?:${locales.join('|')})`;

/** Patterns of all files in `content` and `locales` that the site or a command reads. */
const known: readonly RegExp[] = [
  /^content\/.+\.md$/,
  /^content\/settings\/(?:company|figures|instruments|widgets)\.yaml$/,
  /^content\/(?:pictures|renditions)\//,
  /^content\/diagrams\/[^/]+\.svg$/,
  new RegExp(`^content/words/(?:${languages}|names|same|translations)\\.txt$`),
  new RegExp(`^content/words/voice/${languages}\\.yaml$`),
  /^content\/(?:translations\.lock|legal-reviews)\.json$/,
  new RegExp(`^locales/${languages}/[^/]+\\.json$`),
];

/** Reports files that nothing reads, such as `company.yml` instead of `company.yaml`, and `contacts.md.txt`. */
export const checkFiles = (root: string): Problem[] =>
  ['content', 'locales']
    .flatMap((folder) => filesBelow(join(root, folder), leftover).map((path) => `${folder}/${path}`))
    .filter((file) => !known.some((pattern) => pattern.test(file)))
    .map((file) => atTop(file, 'Nothing reads a file of this name in this folder: rename it, or take it out.'));
