import { useCallback, useEffect, useRef, useState } from 'react';
import { type Attempt, type Failure, failureNow, startAttempt } from './attempt';
import type { Queue } from './queue';

interface Outcome {
  /** Why there is only a fallback. */
  failure?: Failure;
  /** The content may be mounted; until `shown` nobody sees it. */
  ready: boolean;
  shown: boolean;
}

export interface AttemptControl extends Outcome {
  phase: 'waiting' | 'loading' | 'failed' | 'shown';
  /** Differs from try to try: the key of the content. */
  number: number;
  /** The content is there. */
  succeed: () => void;
  /** The content turned out to be unreachable. */
  fail: () => void;
  retry: () => void;
}

const untried: Outcome = { ready: false, shown: false };

/** Tries as long as it is enabled, and again on `retry` or when the network is back. `prepare` must be stable. */
export function useAttempt(
  enabled: boolean,
  prepare: (signal: AbortSignal) => Promise<unknown>,
  queue: Queue,
): AttemptControl {
  const [outcome, setOutcome] = useState(untried);
  const [number, setNumber] = useState(0);
  const latest = useRef<Attempt>();
  const retry = useCallback(() => setNumber((previous) => previous + 1), []);

  useEffect(() => {
    if (!enabled) return;
    const attempt = startAttempt({
      queue,
      prepare,
      onReady: () => setOutcome((previous) => ({ ...previous, ready: true })),
      onFailure: (failure) => setOutcome((previous) => ({ ...previous, failure })),
    });
    latest.current = attempt;
    return () => {
      attempt.stop();
      setOutcome(untried);
    };
  }, [enabled, number, prepare, queue]);

  useEffect(() => {
    if (outcome.failure !== 'offline') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [outcome.failure, retry]);

  const succeed = useCallback(() => {
    latest.current?.finish(true);
    setOutcome({ ready: true, shown: true });
  }, []);

  const fail = useCallback(() => {
    latest.current?.finish(false);
    setOutcome({ failure: failureNow(), ready: true, shown: false });
  }, []);

  const pending = enabled ? 'loading' : 'waiting';
  const phase = outcome.shown ? 'shown' : outcome.failure ? 'failed' : pending;
  return { ...outcome, phase, number, succeed, fail, retry };
}
