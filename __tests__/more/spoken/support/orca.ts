import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Desktop } from './desktop';

export interface Utterance {
  text: string;
  /** Language of the voice that Orca requested: `none` for text without a language; undefined for Orca's own words. */
  language: string | undefined;
}

const customizations = '__tests__/more/spoken/support/orca-customizations.py';

const spoken = /SPEECH OUTPUT: '(.*)' ?(?:\{.*\})?$/;
const voice = /voice requested with language='(\w*)'/;

/** Parses Orca's log for what it said. The language of a voice is some lines before the words. */
function utterancesIn(log: string): Utterance[] {
  const utterances: Utterance[] = [];
  let language: string | undefined;
  for (const line of log.split('\n')) {
    const asked = voice.exec(line)?.[1];
    if (asked !== undefined && asked !== 'None') language = asked || 'none';
    const text = spoken.exec(line)?.[1]?.trim();
    if (!text) continue;
    utterances.push({ text, language });
    language = undefined;
  }
  return utterances;
}

/** Runs Orca without a speech server. Everything that it says is in its log. */
export class Orca {
  private read = 0;

  private constructor(private readonly log: string) {}

  static async start(desktop: Desktop): Promise<Orca> {
    const folder = join(desktop.home, 'data', 'orca');
    mkdirSync(folder, { recursive: true });
    copyFileSync(customizations, join(folder, 'orca-customizations.py'));
    const log = join(desktop.home, 'orca.log');
    desktop.run('orca', '--debug', `--debug-file=${log}`);
    for (let attempt = 0; attempt < 1500; attempt += 1) {
      if (existsSync(log) && readFileSync(log, 'utf8').includes("'Screen reader on.'")) return new Orca(log);
      await pause(200);
    }
    throw new Error('Orca did not start within five minutes.');
  }

  /** Size of the log in bytes. It stays the same while Orca is idle. */
  written = (): number => statSync(this.log).size;

  /** What Orca has said since the last call. */
  takeUtterances(): Utterance[] {
    const news = this.news();
    this.read += news.length;
    return utterancesIn(news.toString());
  }

  /** Whether Orca has processed the end of a page load since the last call. */
  hasLoadedPage = (): boolean => this.news().includes('^^^^^ PROCESS OBJECT EVENT document:load-complete');

  /** New whole lines of the log. The last line may be incomplete, and even end within a character. */
  private news(): Buffer {
    const news = readFileSync(this.log).subarray(this.read);
    return news.subarray(0, news.lastIndexOf('\n') + 1);
  }
}
