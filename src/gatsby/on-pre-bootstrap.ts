import type { GatsbyNode } from 'gatsby';
import { formatProblem } from '../content/problem';
import { findProblems } from './project';

/** A content mistake stops a build; while developing it is reported and can be corrected without a restart. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const problems = findProblems();
  if (problems.length === 0) return;
  const report = `Content check: ${problems.length} to mend.\n${problems.map(formatProblem).join('\n')}`;
  if (process.env.NODE_ENV === 'development') reporter.error(report);
  else reporter.panic(report);
};
