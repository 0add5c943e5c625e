import { clearLine, cursorTo } from 'node:readline';

/** Where progress is written: `process.stdout`, or what a test reads. */
export type Terminal = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

/** Milliseconds between two refreshes of the line, whose seconds count up. */
const refresh = 1000;

/**
 * What a long command is doing. On a terminal it is one line that is written over; elsewhere each step is a line of its own,
 * which logs can keep.
 */
export class Progress {
  private readonly started = Date.now();
  private current = '';
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly title: string,
    private readonly terminal: Terminal = process.stdout,
  ) {}

  /** Whole seconds since the beginning. */
  get seconds(): number {
    return Math.round((Date.now() - this.started) / 1000);
  }

  /** Says what is done from now on, in a few words. */
  step(text: string): void {
    if (text === this.current) return;
    this.current = text;
    if (!this.terminal.isTTY) return void this.terminal.write(`${this.title}: ${text}\n`);
    this.draw();
    this.timer ??= setInterval(() => this.draw(), refresh).unref();
  }

  /** Writes lines that stay, above the one that moves. */
  print(text: string): void {
    this.clear();
    this.terminal.write(`${text}\n`);
    if (this.timer) this.draw();
  }

  /** Takes the moving line away. */
  end(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.clear();
  }

  private draw(): void {
    this.clear();
    const line = `${this.title}: ${this.current}, ${this.seconds} s`;
    // A line that wraps could not be written over.
    this.terminal.write(line.slice(0, (this.terminal.columns || 80) - 1));
  }

  private clear(): void {
    if (!this.terminal.isTTY) return;
    const stream = this.terminal as NodeJS.WriteStream;
    cursorTo(stream, 0);
    clearLine(stream, 0);
  }
}
