import type { Draft } from '../package-events';
import { picturesAddress } from '../picture-paths';
import { withoutNotes } from '../without-notes';
import type { Checked, OpenEntry, ToChecker } from './messages';
import { type Entry, pictureFolder } from './places';

/** The only address that a script may be started from by a text (Trusted Types); `main.ts` allows it. */
export const workerAddress = '/admin/check.js';

/** After the last key, in milliseconds. */
const pause = 250;

/** The name that a file gets among the pictures. */
const nameOf = (file: File): string => file.name.toLowerCase().replace(/[^\p{L}\p{N}_.]+/gu, '-');

/** The values of the form. A picture that has just been added stands there by the address of its file. */
const valuesOf = (values: object, added: Draft['files']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(withoutNotes(values)).map(([path, value]) => {
      const file = typeof value === 'string' ? added[value]?.file : undefined;
      return [path, file ? `${picturesAddress}/${nameOf(file)}` : value];
    }),
  );

/** Gets the result of each check, or nothing once the entry is closed. */
type Listener = (checked: Checked | undefined) => void;

/** Checks the values of the form in a worker, debounced after each change. */
export class Checker {
  private readonly worker = new Worker(workerAddress, { type: 'module' });
  private draft: Draft | undefined;
  private timer: number | undefined;
  private isBusy = false;
  private isDue = false;
  private waiting: ((checked: Checked) => void)[] = [];
  private readonly listeners: Listener[] = [];

  constructor(private readonly entries: readonly Entry[]) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => this.receive(data));
    window.addEventListener('cms-files', ({ detail: paths }) => this.post({ type: 'pictures', paths }));
    window.addEventListener('cms-file', ({ detail }) => this.post({ type: 'text', ...detail }));
    window.addEventListener('cms-draft', ({ detail }) => this.follow(detail ?? undefined));
    // No `cms-draft` is dispatched when an entry is left for the list.
    window.addEventListener('hashchange', () => this.follow(undefined));
  }

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Takes the open entry for saved, with all its pictures; resolves to what is wrong then. */
  saved(pictures: string[]): Promise<Checked> | undefined {
    const entry = this.openEntry();
    if (!entry) return undefined;
    this.post({ type: 'pictures', paths: pictures.map((src) => src.replace(picturesAddress, pictureFolder)) });
    this.post({ type: 'saved', entry });
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.ask();
    });
  }

  private post(message: ToChecker): void {
    this.worker.postMessage(message);
  }

  private notify(checked: Checked | undefined): void {
    for (const listener of this.listeners) listener(checked);
  }

  private openEntry(): OpenEntry | undefined {
    const { draft, entries } = this;
    const found = entries.find(
      ({ collection, name }) => collection === draft?.collectionName && name === draft.fileName,
    );
    if (!draft || !found) return undefined;
    const values = Object.entries(draft.currentValues).map(([locale, own]) => [locale, valuesOf(own, draft.files)]);
    // `Object.fromEntries` forgets the type of values.
    return { file: found.file, values: Object.fromEntries(values) as OpenEntry['values'] };
  }

  private follow(draft: Draft | undefined): void {
    window.clearTimeout(this.timer);
    this.draft = draft;
    if (draft) this.timer = window.setTimeout(() => this.ask(), pause);
    else this.notify(undefined);
  }

  private ask(): void {
    this.isDue = this.isBusy;
    const entry = this.isBusy ? undefined : this.openEntry();
    if (!entry) return;
    this.isBusy = true;
    const added = Object.values(this.draft?.files ?? {}).flatMap(({ file }) => file ?? []);
    this.post({ type: 'pictures', paths: added.map((file) => `${pictureFolder}/${nameOf(file)}`) });
    this.post({ type: 'open', entry });
  }

  private receive(checked: Checked): void {
    this.isBusy = false;
    if (this.isDue) return this.ask();
    if (this.openEntry()?.file === checked.entry.file) this.notify(checked);
    for (const resolve of this.waiting.splice(0)) resolve(checked);
  }
}
