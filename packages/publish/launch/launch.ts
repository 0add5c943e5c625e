import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readContentFiles, readSchema } from '../../../src/content/content-files';
import { main } from '../../shared/run';
import { formatProblem } from '../../../src/content/problem';
import { isLocale, locales } from '../../../src/i18n/locales';
import { commitDate } from '../source-commit';
import { legalTexts, type LegalReviews, reviewsFile } from './legal-reviews';
import { findObstacles } from './obstacles';

const usage = `npm run launch                        lists what stands between this repository and a public site
npm run launch -- reviewed LOCALE NAME   records that NAME has reviewed the legal texts of a language: ${locales.join(', ')}`;

const readIfThere = (file: string, otherwise: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : otherwise;

function readReviews(): LegalReviews {
  try {
    // The type assertion is right, since `recordReview` has written the file.
    return JSON.parse(readIfThere(reviewsFile, '{}')) as LegalReviews;
  } catch {
    throw new Error(`${reviewsFile} cannot be read, perhaps after a merge: restore one of its versions.`);
  }
}

function recordReview(locale: string | undefined, by: string | undefined): void {
  if (!isLocale(locale) || !by) throw new Error(usage);
  const on = new Date().toISOString().slice(0, 10);
  const reviews = {
    ...readReviews(),
    [locale]: { by, on, texts: legalTexts(readContentFiles('.'), readSchema('.'), locale) },
  };
  writeFileSync(reviewsFile, `${JSON.stringify(reviews, null, 2)}\n`);
}

function list(): void {
  const { env } = process;
  const obstacles = findObstacles({
    files: readContentFiles('.'),
    schema: readSchema('.'),
    reviews: readReviews(),
    env,
    dotEnv: readIfThere('.env', ''),
    commit: commitDate(),
    now: new Date(),
  });
  console.log(obstacles.map((one) => `${formatProblem(one)}\n`).join(''));
  if (obstacles.length === 0) return console.log('Nothing stands between this repository and a public site.');
  console.log(`${obstacles.length} things stand between this repository and a public site.`);
  if (env.GATSBY_DEMONSTRATION === 'on')
    console.log('It may be published all the same: as a demonstration, so marked.');
  else process.exitCode = 1;
}

/**
 * `npm run launch` lists everything that prevents a launch. If there is anything, it fails, unless the site is marked
 * as a demonstration. `npm run launch -- reviewed` records a legal review instead.
 */
main(() => {
  const [command, locale, by] = process.argv.slice(2);
  if (command === undefined) list();
  else if (command === 'reviewed') recordReview(locale, by);
  else throw new Error(usage);
});
