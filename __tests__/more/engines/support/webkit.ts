import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Milliseconds after which a script is considered lost: twice the driver's own timeout, which does not always work. */
const answerTime = 20_000;

class WebKitPage implements EnginePage {
  readonly errors = [];

  constructor(private readonly driver: WebDriver) {}

  open = (url: string): Promise<void> => this.driver.get(url);

  // Uses the driver's commands, since a script gets no response if its document enters the back/forward cache.
  back = (): Promise<void> => this.driver.navigate().back();
  forward = (): Promise<void> => this.driver.navigate().forward();
  reload = (): Promise<void> => this.driver.navigate().refresh();

  /** Rejects if the driver does not respond, so that `eventually` tries again. */
  evaluate<Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    return Promise.race([
      this.driver.executeScript<Result>(`return (${String(script)}).apply(null, arguments)`, ...values),
      sleep(answerTime, undefined, { ref: false }).then(() => Promise.reject(new Error('The driver lost a script.'))),
    ]);
  }

  // Without `duration: 0`, selenium-webdriver would move the pointer for 100 ms.
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

interface Programs {
  driver: string;
  browser: string;
  display: string;
}

const capabilitiesFor = (binary: string, { scripts, proxy }: Conditions) =>
  new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    // WebKit's driver never responds to a script whose document enters the back/forward cache.
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
 * Milliseconds in which a browser starts, even on a busy machine. The driver picks a free port for the browser, and
 * waits forever if another program takes the port first.
 */
const startTime = 30_000;

/** Starts WebKitGTK's MiniBrowser, controlled by WebDriver, on a virtual display. Each page is a browser of its own. */
export async function startWebKit(programs: Programs, conditions: Conditions): Promise<Engine> {
  // Xvfb picks a free display and writes its number to file descriptor 3.
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const environment = {
    ...(process.env as Record<string, string>),
    DISPLAY: `:${String(number).trim()}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
  };
  // Each session gets a new driver service, since a driver that is shutting down still responds at its port.
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
    },
  };
}
