import { useCallback, useEffect, useRef, useState } from 'react';
import { type Attempt, type Failure, failureNow, startAttempt } from './attempt';
import type { Queue } from './queue';

interface Outcome {
  /** Why the fallback is shown. */
  failure?: Failure;
  /** The content may be mounted, hidden until `shown`. */
  ready: boolean;
  shown: boolean;
}

export interface AttemptControl extends Outcome {
  phase: 'waiting' | 'loading' | 'failed' | 'shown';
  /** Number of the attempt: React key of the content. */
  number: number;
  /** To be called when the content has loaded. */
  succeed: () => void;
  /** To be called when the content is unreachable. */
  fail: () => void;
  retry: () => void;
}

const untried: Outcome = { ready: false, shown: false };

/** Loads while enabled; again on `retry`, or on the `online` event after `offline`. `prepare` must be stable. */
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
