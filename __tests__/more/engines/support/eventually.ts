import { expect } from '@playwright/test';

/** Repeats `attempt` until it passes. Errors count as failures, such as those of a document that is being left. */
export const eventually = (attempt: () => Promise<void>): Promise<void> =>
  expect(attempt).toPass({ intervals: [20, 50, 100], timeout: 60_000 });
