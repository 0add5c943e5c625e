import { expect } from '@playwright/test';

/**
 * Repeats `attempt` until it passes. An error also counts as a failure, for example if the document is being replaced.
 */
export const eventually = (attempt: () => Promise<void>): Promise<void> =>
  expect(attempt).toPass({ intervals: [20, 50, 100], timeout: 60_000 });
