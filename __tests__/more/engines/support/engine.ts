/** Keys that the tests press, named as in `KeyboardEvent.key`. */
export type KeyName = 'Enter' | 'Tab' | 'Escape' | ' ';

/** Settings of the visitor's browser. */
export interface Conditions {
  /** Whether the site's JavaScript runs. Tests can evaluate scripts even if it does not. */
  scripts: boolean;
  /** URL of the HTTP proxy for all hosts except this machine. */
  proxy: string;
}

/** A browser engine, started once per worker. */
export interface Engine {
  /** Opens a page with empty storage. Only one page can be open at a time. */
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** A page in a browser. Each engine implements these methods, and `Visitor` builds all others on them. */
export interface EnginePage {
  /** Resolves when the document at the URL, or the one it redirects to, has loaded. */
  open(url: string): Promise<void>;
  /**
   * The browser's buttons. `reload` resolves when the new document has loaded; `back` and `forward` resolve when
   * navigation has started.
   */
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, without its closure. Resolves to its result, which must be JSON. */
  evaluate<Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result>;
  /** Moves the pointer to a point in the viewport, in CSS pixels. */
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: KeyName, modifiers?: { shift?: boolean }): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. WebKit's window is at least 447 px wide. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Console errors, uncaught errors and CSP violations so far. Always empty in WebKit, whose driver does not report
   * them.
   */
  errors: readonly string[];
  close(): Promise<void>;
}
