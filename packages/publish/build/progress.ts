import { clearLine, cursorTo } from 'node:readline';

/** What `Progress` writes to: `process.stdout`, or a fake in tests. */
export type Terminal = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

/** Milliseconds between two updates of the progress line, which shows the seconds since the start. */
const refresh = 1000;

/**
 * Shows what a long command is doing. On a terminal one line is overwritten; in a log each step is a line of its own.
 */
export class Progress {
  private readonly started = Date.now();
  private current = '';
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly title: string,
    private readonly terminal: Terminal = process.stdout,
  ) {}

  /** Whole seconds since the start. */
  get seconds(): number {
    return Math.round((Date.now() - this.started) / 1000);
  }

  /** Shows a new step, in a few words. */
  step(text: string): void {
    if (text === this.current) return;
    this.current = text;
    if (!this.terminal.isTTY) return void this.terminal.write(`${this.title}: ${text}\n`);
    this.draw();
    this.timer ??= setInterval(() => this.draw(), refresh).unref();
  }

  /** Prints lines that stay, above the progress line. */
  print(text: string): void {
    this.clear();
    this.terminal.write(`${text}\n`);
    if (this.timer) this.draw();
  }

  /** Removes the progress line. */
  end(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.clear();
  }

  private draw(): void {
    this.clear();
    const line = `${this.title}: ${this.current}, ${this.seconds} s`;
    // Cuts the line at the terminal's width, since a wrapped line cannot be overwritten.
    this.terminal.write(line.slice(0, (this.terminal.columns || 80) - 1));
  }

  private clear(): void {
    if (!this.terminal.isTTY) return;
    const stream = this.terminal as NodeJS.WriteStream;
    cursorTo(stream, 0);
    clearLine(stream, 0);
  }
}
