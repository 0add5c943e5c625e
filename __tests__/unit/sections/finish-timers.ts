import { act } from '@testing-library/react';

/**
 * Finishes timers after each test: sections write values into the URL half a second later, which would be during the
 * next test.
 */
export function finishTimers(): void {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => {
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });
}
