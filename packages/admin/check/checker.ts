import { type Contents, contentsOf, type Entry, type PassedEntry } from '../entry';
import { withNamesOfNew } from '../pictures';
import type { Checked, ToChecker } from './messages';

/** The only address that a script may be started from by a text (Trusted Types); `main.ts` allows it. */
export const workerAddress = '/admin/check.js';

/** How long after the last key the check runs, in milliseconds. */
const pause = 250;

/** The result of a check, and the contents of the form that was checked. */
export type Result = Checked & { contents: Contents };

/** Gets the result of each check, or nothing once the entry is closed. */
type Listener = (result: Result | undefined) => void;

/** Checks the values of the form in a worker, debounced after each change. */
export class Checker {
  private readonly worker = new Worker(workerAddress, { type: 'module' });
  private passed: PassedEntry | undefined;
  private open: ReturnType<typeof contentsOf>;
  private timer: number | undefined;
  private isBusy = false;
  private isDue = false;
  private readonly listeners: Listener[] = [];

  constructor(private readonly entries: readonly Entry[]) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => this.receive(data));
    // Leaving an entry for the list of entries renders no field, so nothing calls `follow`.
    window.addEventListener('hashchange', () => this.follow(undefined));
  }

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  post(message: ToChecker): void {
    this.worker.postMessage(message);
  }

  /** Takes note of the form after each change. Reading all its values is left to the check. */
  follow(passed: PassedEntry | undefined): void {
    window.clearTimeout(this.timer);
    this.passed = passed;
    if (passed) this.timer = window.setTimeout(() => this.ask(), pause);
    else this.notify(undefined);
  }

  /** Treats contents as saved, and checks the open entry again. */
  saved(contents: Contents): void {
    this.post({ type: 'saved', contents });
    this.follow(this.passed);
  }

  private notify(result: Result | undefined): void {
    for (const listener of this.listeners) listener(result);
  }

  private ask(): void {
    this.isDue = this.isBusy;
    if (this.isBusy) return;
    this.open = this.passed && contentsOf(this.passed, this.entries);
    if (!this.open) return;
    this.isBusy = true;
    const { contents, pictures } = withNamesOfNew(this.open.contents);
    this.post({ type: 'pictures', pictures });
    this.post({ type: 'open', contents });
  }

  private receive(checked: Checked): void {
    this.isBusy = false;
    if (this.isDue) return this.ask();
    if (this.open && this.passed?.get('slug') === this.open.entry.name)
      this.notify({ ...checked, contents: this.open.contents });
  }
}
