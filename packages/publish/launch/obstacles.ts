import type { ContentFiles } from '../../../src/content/content-files';
import type { ContentSchema } from '../../../src/content/schema/schema';
import { atTop, type Problem, sortProblems } from '../../../src/content/problem';
import { expiryOf } from '../finish/security-text';
import { checkEnvironment } from './check-environment';
import { findExampleAddresses, findExamplePlace } from './find-examples';
import { findUnfinishedTexts } from './find-unfinished-texts';
import { findUnreviewed, type LegalReviews } from './legal-reviews';

/** The data that decides whether the site can be launched. */
export interface LaunchFacts {
  files: ContentFiles;
  schema: ContentSchema;
  reviews: LegalReviews;
  env: NodeJS.ProcessEnv;
  /** Text of the file `.env`; empty if there is none. */
  dotEnv: string;
  /** Date of the commit to publish. */
  commit: Date;
  now: Date;
}

/** Days for which `security.txt` must still be valid when it is published. */
const daysLeft = 60;

function checkExpiry({ commit, now }: LaunchFacts): Problem[] {
  const expiry = expiryOf(commit);
  if (expiry.getTime() - now.getTime() > daysLeft * 24 * 60 * 60 * 1000) return [];
  const message = `Would end on ${expiry.toISOString().slice(0, 10)}, as the commit is old: publish a newer one.`;
  return [{ ...atTop('packages/publish/finish/security-text.ts', message), field: 'Expires' }];
}

/** Everything that prevents a launch, by file and line: unfinished texts, examples, legal texts without a review. */
export const findObstacles = (facts: LaunchFacts): Problem[] =>
  sortProblems([
    ...checkEnvironment(facts.env, facts.dotEnv),
    ...findExampleAddresses(facts.files, facts.schema),
    ...findExamplePlace(facts.files),
    ...findUnfinishedTexts(facts.files, facts.schema),
    ...findUnreviewed(facts.files, facts.schema, facts.reviews),
    ...checkExpiry(facts),
  ]);
