import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after which a script counts as lost, twice those after which WebKit's driver has to end it. */
const answerTime = 20_000;

/**
 * The result of a script, or a rejection where WebKit's driver answers neither with it nor with its own timeout, which
 * has happened once: a page had been opened, and the first script in it was not answered within 60 s.
 */
export async function answered<Result>(result: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const lost = sleep(answerTime, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`WebKit's driver has not answered a script for ${answerTime / 1000} s.`);
  });
  // Of the two promises, the one that comes second must not end the process by its rejection.
  for (const promise of [result, lost]) promise.catch(() => undefined);
  try {
    return await Promise.race([result, lost]);
  } finally {
    timer.abort();
  }
}
