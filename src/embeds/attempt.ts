import type { Queue } from './queue';

/** Why nothing can be shown: no network; a host that cannot be reached; one that has said nothing yet. */
export type Failure = 'offline' | 'unreachable' | 'silent';

/** How long silence counts as loading, in milliseconds. */
export const patience = 10_000;

interface AttemptOptions {
  queue: Queue;
  /** What must succeed before the content may be mounted. */
  prepare: (signal: AbortSignal) => Promise<unknown>;
  /** The content may be mounted. May come after a failure: a silent host may still speak. */
  onReady: () => void;
  onFailure: (failure: Failure) => void;
}

/** One try to load somebody else's content. */
export interface Attempt {
  /** It is there, or has turned out not to come. */
  finish(succeeded: boolean): void;
  /** Nobody waits for it any more. */
  stop(): void;
}

export const failureNow = (): Failure => (window.navigator.onLine ? 'unreachable' : 'offline');

/** Begins when the queue lets it. Silence is measured from there on; before that, from the last success of another. */
export function startAttempt({ queue, prepare, onReady, onFailure }: AttemptOptions): Attempt {
  const abort = new AbortController();
  const { signal } = abort;
  let silence: ReturnType<typeof setTimeout>;

  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      // Makes room for the next, and may still arrive.
      leave(false);
      onFailure('silent');
    }, patience);
  }

  function begin(): void {
    if (signal.aborted) return;
    listen();
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
    clearTimeout(silence);
    leave(succeeded);
  }

  const leave = queue.enter(() => void Promise.resolve().then(begin), listen);
  listen();

  return {
    finish,
    stop() {
      abort.abort();
      finish(false);
    },
  };
}
