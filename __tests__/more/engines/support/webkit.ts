import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Conditions, Engine, EnginePage, KeyName } from './engine';

const keys: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  ' ': ' ',
};

/** Milliseconds after which a script counts as lost: twice the driver's own timeout, which it has been seen to miss. */
const answerTime = 20_000;

class WebKitPage implements EnginePage {
  readonly errors = [];

  constructor(private readonly driver: WebDriver) {}

  open = (url: string): Promise<void> => this.driver.get(url);

  // Commands of the driver, which wait for the document: a script that runs while its document goes into the
  // back/forward cache is never answered.
  back = (): Promise<void> => this.driver.navigate().back();
  forward = (): Promise<void> => this.driver.navigate().forward();
  reload = (): Promise<void> => this.driver.navigate().refresh();

  /** Rejects where the driver does not answer, so that `eventually` asks again. */
  evaluate<Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    return Promise.race([
      this.driver.executeScript<Result>(`return (${String(script)}).apply(null, arguments)`, ...values),
      sleep(answerTime, undefined, { ref: false }).then(() => Promise.reject(new Error('The driver lost a script.'))),
    ]);
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

/** A folder of settings for GTK. WebKit reports animations that are off as `prefers-reduced-motion`. */
async function settingsFor({ reducedMotion }: Conditions): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`,
  );
  return folder;
}

interface Programs {
  driver: string;
  browser: string;
  display: string;
}

const capabilitiesFor = (binary: string, { scripts, proxy }: Conditions) =>
  new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    // WebKit's driver never answers a script whose document goes into the back/forward cache meanwhile.
    timeouts: { script: 10_000, pageLoad: 120_000, implicit: 0 },
    'webkitgtk:browserOptions': {
      binary,
      args: [
        '--automation',
        `--proxy=${proxy}`,
        '--ignore-host=127.0.0.1',
        `--enable-javascript=${scripts}`,
        '--javascript-can-open-windows-automatically=true',
      ],
    },
  });

/**
 * Milliseconds in which a browser starts even on a busy machine. The driver looks for a free port, closes it, names it to
 * the browser, and waits forever if another program takes the port in between.
 */
const startTime = 30_000;

/** WebKitGTK's MiniBrowser over WebDriver, on a display without a screen; each page is a session, and so a browser, of its own. */
export async function startWebKit(programs: Programs, conditions: Conditions): Promise<Engine> {
  // It picks a free display and writes its number to the fourth descriptor.
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const settings = await settingsFor(conditions);
  const environment = {
    ...(process.env as Record<string, string>),
    DISPLAY: `:${String(number).trim()}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: settings,
  };
  // A service keeps its port, at which a driver that is being ended answers still: the next one needs a service of its own.
  const newService = () =>
    new DriverService.Builder(programs.driver).setLoopback(true).setEnvironment(environment).build();
  let driver = newService();

  return {
    async newPage() {
      for (;;) {
        const session = new Builder()
          .usingServer(await driver.start())
          .withCapabilities(capabilitiesFor(programs.browser, conditions))
          .build();
        const started = await Promise.race([session, sleep(startTime, undefined, { ref: false })]);
        if (started) return new WebKitPage(started);
        session.catch(() => undefined);
        await driver.kill();
        driver = newService();
      }
    },
    async close() {
      await driver.kill();
      display.kill();
      await once(display, 'exit');
      await rm(settings, { recursive: true });
    },
  };
}
