import { expect } from '@playwright/test';

/** Repeats until it passes, because pages change at their own speed. The errors of a document that is being left count as failures. */
export const eventually = (attempt: () => Promise<void>): Promise<void> =>
  expect(attempt).toPass({ intervals: [20, 50, 100], timeout: 60_000 });
