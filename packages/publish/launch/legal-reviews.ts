import { textsOfProject } from '../../copy-check/project/collect-copy';
import type { CopyText } from '../../../src/content/placed-text';
import type { ContentFiles } from '../../../src/content/content-files';
import type { ContentSchema } from '../../../src/content/schema/schema';
import { identifyPageFile } from '../../../src/content/page/page';
import { atTop, type Problem } from '../../../src/content/problem';
import { type Locale, locales } from '../../../src/i18n/locales';
import { isLegal } from '../../../src/routes';
import { contentHash } from '../published-files';

/** The legal review of a language: who reviewed its texts. */
interface LegalReview {
  by: string;
  /** Date of the review, as YYYY-MM-DD. */
  on: string;
  /** For each file, a hash of its legal texts at the time of the review. */
  texts: Record<string, string>;
}

/** The content of `content/legal-reviews.json`. */
export type LegalReviews = Partial<Record<Locale, LegalReview>>;

export const reviewsFile = 'content/legal-reviews.json';

/**
 * Whether a lawyer must review a text: it is on a legal page, or is the company's registration, the risk warning, or
 * the statement on whether losses can exceed deposits.
 */
function needsReview({ file, field }: CopyText): boolean {
  const page = identifyPageFile(file);
  return page ? isLegal(page.route) : /^(?:registration|lossesBeyondFunds|riskWarning)\./.test(field);
}

/** For each file, a hash of its legal texts in a language. */
export function legalTexts(files: ContentFiles, schema: ContentSchema, locale: Locale): Record<string, string> {
  const texts = textsOfProject(files, schema).filter((text) => text.locale === locale && needsReview(text));
  const inFile = (name: string): string =>
    JSON.stringify(texts.filter(({ file }) => file === name).map(({ field, value }) => [field, value.trim()]));
  return Object.fromEntries(
    [...new Set(texts.map(({ file }) => file))].map((file) => [file, contentHash(inFile(file))]),
  );
}

const howTo = (locale: Locale): string =>
  `have a lawyer review it, then record that: npm run launch -- reviewed ${locale} "NAME"`;

/** Languages without a legal review, and files whose legal texts have changed since the review. */
export const findUnreviewed = (files: ContentFiles, schema: ContentSchema, reviews: LegalReviews): Problem[] =>
  locales.flatMap((locale) => {
    const now = legalTexts(files, schema, locale);
    const review = reviews[locale];
    if (!review) {
      const message = `Not reviewed (${Object.keys(now).join(', ')}): ${howTo(locale)}`;
      return [{ ...atTop(reviewsFile, message), field: locale }];
    }
    const changed = Object.keys(now).filter((file) => review.texts[file] !== now[file]);
    const message = `Changed since ${review.by} reviewed it on ${review.on}: ${howTo(locale)}`;
    return changed.map((file) => ({ ...atTop(file, message), field: locale }));
  });
