/** Keys that the journeys press, by their names in `KeyboardEvent.key`. */
export type KeyName = 'Enter' | 'Tab' | 'Escape' | ' ';

/** What a visitor's browser is like. */
export interface Conditions {
  /** Whether JavaScript is on. Tests can still evaluate scripts when it is off. */
  scripts: boolean;
  reducedMotion: boolean;
  /** Address of the HTTP proxy through which everything but this machine is reached. */
  proxy: string;
}

/** A browser engine that tests drive; one per worker. */
export interface Engine {
  /** A page of a browser with empty storage. One page is open at a time. */
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** The least that both engines can do; `Visitor` builds everything else on it. */
export interface EnginePage {
  /** Resolves when the document at the address, or the one that it redirects to, has loaded. */
  open(url: string): Promise<void>;
  /** The browser's buttons. `reload` resolves when the new document has loaded, the others when the browser has begun. */
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, without its closure, and resolves to its result, which must be JSON. */
  evaluate<Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result>;
  /** Coordinates are CSS pixels of the viewport. */
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: KeyName, modifiers?: { shift?: boolean }): Promise<void>;
  type(text: string): Promise<void>;
  /** Size of the viewport in CSS pixels. WebKit's window cannot be narrower than 447 px. */
  resize(width: number, height: number): Promise<void>;
  /** Console errors, uncaught errors and CSP violations so far; empty in WebKit, whose driver does not report them. */
  errors: readonly string[];
  close(): Promise<void>;
}
