import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { Conditions, Engine, EnginePage, EngineSettings, KeyName } from './engine';

const keys: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  ' ': ' ',
};

/** Milliseconds after which a script counts as lost: twice the driver's own timeout, which it has been seen to miss. */
const answerTime = 20_000;

/** Rejects where the driver does not answer, so that `eventually` asks again. */
const answered = <Result>(result: Promise<Result>): Promise<Result> =>
  Promise.race([
    result,
    sleep(answerTime, undefined, { ref: false }).then(() => Promise.reject(new Error('The driver has lost a script.'))),
  ]);

class WebKitPage implements EnginePage {
  constructor(private readonly driver: WebDriver) {}

  open = (url: string): Promise<void> => this.driver.get(url);

  // Commands of the driver, which wait for the document: a script that runs while its document goes into the
  // back/forward cache is never answered.
  back = (): Promise<void> => this.driver.navigate().back();
  forward = (): Promise<void> => this.driver.navigate().forward();
  reload = (): Promise<void> => this.driver.navigate().refresh();

  evaluate<Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    return answered(this.driver.executeScript<Result>(`return (${String(script)}).apply(null, arguments)`, ...values));
  }

  // `origin` and `duration` are stated because the defaults of the library move for 100 ms.
  private pointerAt(x: number, y: number) {
    const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
    return this.driver.actions({ async: true }).move(at);
  }

  movePointer = (x: number, y: number): Promise<void> => this.pointerAt(x, y).perform();
  click = (x: number, y: number): Promise<void> => this.pointerAt(x, y).click().perform();
  type = (text: string): Promise<void> => this.driver.actions().sendKeys(text).perform();

  press(key: KeyName, { shift = false } = {}): Promise<void> {
    const pressing = this.driver.actions();
    if (shift) pressing.keyDown(Key.SHIFT);
    pressing.sendKeys(keys[key]);
    if (shift) pressing.keyUp(Key.SHIFT);
    return pressing.perform();
  }

  async resize(width: number, height: number): Promise<void> {
    const [sides, bars] = await this.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
    await this.driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: width + sides, height: height + bars });
  }

  close = (): Promise<void> => this.driver.quit();
}

/** The number of a free port of this machine. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system names no free port.');
  return address.port;
}

/** An X server without a screen; it picks a free display and writes its number to the fourth descriptor. */
async function startDisplay(command: string): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(command, ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: child };
}

/** A folder of settings for GTK in which animations are off: WebKit reports that as `prefers-reduced-motion`. */
async function settingsWithoutMotion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

interface Commands {
  driver: string;
  browser: string;
  display: string;
}

interface RunningDriver {
  url: string;
  /** Ends the driver and the browser that it has started. */
  end(): Promise<void>;
}

async function startDriver(command: string, display: string): Promise<RunningDriver> {
  const port = await freePort();
  const driver = spawn(command, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
    // A process group of its own, to which browsers belong too.
    detached: true,
  });
  const exit = once(driver, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    // Another program has taken the port in the meantime.
    if (driver.exitCode !== null) return startDriver(command, display);
    await sleep(50);
  }
  return {
    url,
    async end() {
      process.kill(-driver.pid!);
      await exit;
    },
  };
}

/**
 * Milliseconds in which a browser starts even on a busy machine. The driver looks for a free port, closes it, names it to
 * the browser, and waits forever if another program takes the port in between.
 */
const startTime = 30_000;

/** WebKitGTK's MiniBrowser over WebDriver; each page is a session, and so a browser, of its own. */
export async function startWebKit(commands: Commands, { proxy }: EngineSettings): Promise<Engine> {
  const display = await startDisplay(commands.display);
  const still = await settingsWithoutMotion();
  let driver = await startDriver(commands.driver, display.name);

  const optionsFor = ({ scripts, reducedMotion }: Conditions) => ({
    binary: '/usr/bin/env',
    args: [
      ...(reducedMotion ? [`XDG_CONFIG_HOME=${still}`] : []),
      commands.browser,
      '--automation',
      `--proxy=${proxy}`,
      '--ignore-host=127.0.0.1',
      `--enable-javascript=${scripts}`,
      '--javascript-can-open-windows-automatically=true',
    ],
  });
  return {
    async newPage(conditions) {
      for (;;) {
        const session = new Builder()
          .usingServer(driver.url)
          .withCapabilities(
            new Capabilities({
              browserName: 'MiniBrowser',
              acceptInsecureCerts: true,
              // WebKit's driver never answers a script whose document goes into the back/forward cache meanwhile.
              timeouts: { script: 10_000, pageLoad: 120_000, implicit: 0 },
              'webkitgtk:browserOptions': optionsFor(conditions),
            }),
          )
          .build();
        const started = await Promise.race([session, sleep(startTime, undefined, { ref: false })]);
        if (started) return new WebKitPage(started);
        session.catch(() => undefined);
        await driver.end();
        driver = await startDriver(commands.driver, display.name);
      }
    },
    async close() {
      await driver.end();
      display.process.kill();
      await once(display.process, 'exit');
      await rm(still, { recursive: true });
    },
  };
}
