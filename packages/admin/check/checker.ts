import { type Contents, contentsOf, type Entry, type PassedEntry } from '../files/entry';
import { withNamesOfNew } from '../files/pictures';
import type { Checked, ToChecker } from './messages';

/** The URL of the worker's script. The Trusted Types policy in `editor/main.ts` allows no other script URL. */
export const workerAddress = '/admin/check.js';

/** The check runs this many milliseconds after the last key press. */
const pause = 250;

/** The result of a check, with the form's values that were checked. */
export type CheckResult = Checked & { contents: Contents };

/** Called with the result of each check, and with undefined when the entry is closed. */
type Listener = (result: CheckResult | undefined) => void;

/** Checks the form's values in a worker after each change, debounced. */
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
    // When the writer returns to the list of entries, no field is rendered, so nothing calls `follow`.
    window.addEventListener('hashchange', () => this.follow(undefined));
  }

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Call this after each change of the form. The values are read later, when the check runs. */
  follow(passed: PassedEntry | undefined): void {
    window.clearTimeout(this.timer);
    this.passed = passed;
    if (passed) this.timer = window.setTimeout(() => this.ask(), pause);
    else this.notify(undefined);
  }

  /** Tells the worker that these values have been saved, and checks the open entry again. */
  saved(contents: Contents): void {
    this.post({ type: 'saved', contents });
    this.follow(this.passed);
  }

  private post(message: ToChecker): void {
    this.worker.postMessage(message);
  }

  private notify(result: CheckResult | undefined): void {
    for (const listener of this.listeners) listener(result);
  }

  private ask(): void {
    this.isDue = this.isBusy;
    if (this.isBusy) return;
    this.open = this.passed && contentsOf(this.passed, this.entries);
    if (!this.open) return;
    this.isBusy = true;
    this.post({ type: 'open', ...withNamesOfNew(this.open.contents) });
  }

  private receive(checked: Checked): void {
    this.isBusy = false;
    if (this.isDue) return this.ask();
    if (this.open && this.passed?.get('slug') === this.open.entry.name)
      this.notify({ ...checked, contents: this.open.contents });
  }
}
