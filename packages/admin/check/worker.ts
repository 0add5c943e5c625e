import { EntryCheck } from './check-entry';
import type { CheckFacts } from './check-facts';
import type { ToChecker } from './messages';

/** The data that the build (`build/bundle.ts`) inserts into the worker's script, as the constant `checkFacts`. */
declare const checkFacts: CheckFacts;

const check = new EntryCheck(checkFacts);

// The check runs in a worker, so that typing never waits for it.
self.addEventListener('message', ({ data }: MessageEvent<ToChecker>) => {
  if (data.type === 'open') void check.check(data.contents, data.pictures).then((checked) => self.postMessage(checked));
  else check.saved(data.contents);
});
