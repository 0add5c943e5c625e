import { act } from '@testing-library/react';

/**
 * Runs pending timers after each test. Otherwise a section, which writes changed values into the URL after half a second,
 * would do so during the next test.
 */
export function finishTimers(): void {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => {
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });
}
