import type { GatsbyNode } from 'gatsby';
import { formatProblem } from '../content/problem';
import { isSettingsFile } from '../content/settings';
import { findProblems } from './project';

/**
 * A content mistake fails a build. In `develop`, `ContentErrors` reports it, and it can be fixed without a restart.
 * Without valid settings even `develop` stops, since no page can be rendered.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const problems = findProblems();
  const isStopped = process.env.NODE_ENV !== 'development' || problems.some(({ file }) => isSettingsFile(file));
  if (problems.length === 0 || !isStopped) return;
  reporter.panic(`Content check: ${problems.length} to fix.\n${problems.map(formatProblem).join('\n')}`);
};
