import type { Queue } from './queue';

/** Why nothing can be shown: no network; the host cannot be reached; no response before the timeout (it may still come). */
export type Failure = 'offline' | 'unreachable' | 'silent';

/** Milliseconds without a response after which an attempt counts as failed. */
const responseTimeout = 10_000;

interface AttemptOptions {
  queue: Queue;
  /** What must succeed before the content may be mounted. */
  prepare: (signal: AbortSignal) => Promise<unknown>;
  /** The content may be mounted. May come after `silent`: a slow host may still respond. */
  onReady: () => void;
  onFailure: (failure: Failure) => void;
}

/** One attempt to load third-party content. */
export interface Attempt {
  /** The content has loaded, or has failed to. */
  finish(succeeded: boolean): void;
  /** Cancels the attempt. */
  stop(): void;
}

export const failureNow = (): Failure => (window.navigator.onLine ? 'unreachable' : 'offline');

/** Starts when the queue admits it. The timeout runs from then on; while waiting, from the last success of another attempt. */
export function startAttempt({ queue, prepare, onReady, onFailure }: AttemptOptions): Attempt {
  const abort = new AbortController();
  const { signal } = abort;
  let timer: ReturnType<typeof setTimeout>;

  function restartTimer(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Gives the turn to the next attempt; this one may still succeed.
      leave(false);
      onFailure('silent');
    }, responseTimeout);
  }

  function begin(): void {
    if (signal.aborted) return;
    restartTimer();
    prepare(signal).then(
      () => signal.aborted || onReady(),
      () => {
        if (signal.aborted) return;
        finish(false);
        onFailure(failureNow());
      },
    );
  }

  function finish(succeeded: boolean): void {
    clearTimeout(timer);
    leave(succeeded);
  }

  const leave = queue.enter(() => void Promise.resolve().then(begin), restartTimer);
  restartTimer();

  return {
    finish,
    stop() {
      abort.abort();
      finish(false);
    },
  };
}
