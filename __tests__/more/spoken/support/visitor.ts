import { type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { siteOrigin } from '../../../../packages/shared/test-server';
import { mailedCode } from '../../../browser/support/sandbox';
import { en } from '../../../support/strings';
import { type Desktop, endProcess, startDesktop } from './desktop';
import { startFirefox } from './firefox';
import { Orca, type Utterance } from './orca';
import { processesAt, waitUntilIdle } from './idle';
import { homePath, startProxy, type SiteProxy } from './proxy';

/**
 * Milliseconds of idleness to wait for after a key press, a page load and `wait`. The first is longer than Orca's delay
 * of 100 ms for live regions; the last is longer than every delay of the site.
 */
const quiet = { key: 400, page: 1500, wait: 2500 };

/**
 * Whether an utterance is one of the first lines of a page: of the site, or of the test page that replaces the trading
 * terminal. Left out of transcripts: whether Orca reads these lines after a page load depends on how soon Firefox moves
 * the focus.
 */
const isFirstLine = ({ text }: Utterance): boolean =>
  ['Sandbox', 'Velmarch image', en.common.skipToContent].some((line) => text.startsWith(line));

/**
 * Whether an utterance is the title of a page that a client-side navigation has opened. Left out of transcripts,
 * because it is a matter of timing: Orca says the title only if it asks Firefox for the focused element during the
 * short time in which that element has been removed from the page, and the document itself counts as focused.
 */
const isDocument = ({ text }: Utterance): boolean => / \| Velmarch document web\.?$/.test(text);

/** Operates the site by keyboard, and records what the screen reader says. */
export class Visitor {
  private browser: ChildProcess | undefined;

  /**
   * Ids of the processes to wait for, together with their children: Playwright's main process, and each process of the
   * desktop, since D-Bus starts some of them detached.
   */
  private readonly roots: readonly number[];

  private constructor(
    private readonly desktop: Desktop,
    private readonly orca: Orca,
    private readonly proxy: SiteProxy,
  ) {
    this.roots = [process.ppid, ...processesAt(desktop.home)];
  }

  static async start(): Promise<Visitor> {
    const desktop = await startDesktop();
    return new Visitor(desktop, await Orca.start(desktop), await startProxy());
  }

  /**
   * Performs an action, and returns what was said until everything is idle. Actions: `open PATH` clears all stored data
   * and opens a page; `type TEXT`; `code EMAIL` types the mailed code; `wait`; any other is a key, named as in xdotool.
   */
  async perform(action: string): Promise<Utterance[]> {
    const [verb = '', ...rest] = action.split(' ');
    const argument = rest.join(' ');
    if (verb === 'open') await this.open(argument);
    else if (verb === 'type') await this.xdotool('type', '--delay', '60', argument);
    else if (verb === 'code') await this.spell(await mailedCode(argument));
    else if (verb !== 'wait') await this.xdotool('key', action);
    await this.untilIdle(verb === 'wait' ? quiet.wait : verb === 'open' ? quiet.page : quiet.key);
    const hasLoaded = this.orca.hasLoadedPage();
    const said = this.orca.takeUtterances();
    return said.filter((utterance) => !(hasLoaded ? isFirstLine : isDocument)(utterance));
  }

  async end(): Promise<void> {
    if (this.browser) await endProcess(this.browser);
    await this.proxy.end();
    await this.desktop.end();
  }

  /**
   * Opens a page as a new visitor. All transcripts share one browser, because starting a browser takes longer than most
   * transcripts. The browser's home page deletes the data that earlier visits have stored.
   */
  private async open(path: string): Promise<void> {
    await fetch(`${siteOrigin()}/sandbox/reset`, { method: 'POST' });
    if (!this.browser) await this.startBrowser();
    this.orca.takeUtterances();
    await this.xdotool('key', 'alt+Home');
    await this.untilLoaded();
    await this.untilIdle(quiet.key);
    await this.xdotool('key', 'ctrl+l');
    await this.untilIdle(quiet.key);
    await this.xdotool('type', '--delay', '10', siteOrigin() + path);
    await this.untilIdle(quiet.key);
    this.orca.takeUtterances();
    await this.xdotool('key', 'Return');
    await this.untilLoaded();
  }

  /**
   * Types a text, and waits after each character until Orca has read it aloud. Otherwise Orca might miss an error
   * message that is shown only until the next characters are typed.
   */
  private async spell(text: string): Promise<void> {
    for (const character of text) {
      await this.xdotool('type', character);
      await this.untilIdle(quiet.key);
    }
  }

  private async startBrowser(): Promise<void> {
    this.browser = startFirefox(this.desktop, this.proxy.port, siteOrigin() + homePath);
    await this.untilLoaded();
    await this.untilIdle(quiet.page);
  }

  private async untilLoaded(): Promise<void> {
    const end = Date.now() + 300_000;
    while (!this.orca.hasLoadedPage()) {
      if (Date.now() > end) throw new Error('The page did not load within five minutes.');
      await pause(100);
    }
  }

  /** Waits until the site and the desktop are idle. */
  private untilIdle = (time: number): Promise<void> => waitUntilIdle(this.roots, time, this.orca.written);

  private xdotool(...words: string[]): Promise<void> {
    const child = this.desktop.run('xdotool', ...words);
    return new Promise((resolve, reject) => {
      child.once('exit', (code) =>
        code ? reject(new Error(`xdotool ${words.join(' ')} ended with ${code}.`)) : resolve(),
      );
    });
  }
}
