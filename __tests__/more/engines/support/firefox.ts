import puppeteer, { type Page } from 'puppeteer-core';
import type { Conditions, Engine, EnginePage, KeyName } from './engine';

class FirefoxPage implements EnginePage {
  readonly errors: string[] = [];

  constructor(private readonly page: Page) {
    // Firefox reports CSP violations as uncaught errors.
    page.on('pageerror', (error) => this.errors.push(error instanceof Error ? error.message : String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url, { timeout: 0 });
  }

  evaluate<Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    // Puppeteer allows handles as arguments, which become elements in the page, so its types are complex. All arguments
    // here are JSON values, which stay the same.
    return this.page.evaluate(script as (...values: unknown[]) => Result, ...values);
  }

  // Puppeteer's own `goBack` waits for a load event, which pages from the back/forward cache do not fire.
  back = (): Promise<void> => this.evaluate(() => void setTimeout(() => window.history.back()));
  forward = (): Promise<void> => this.evaluate(() => void setTimeout(() => window.history.forward()));

  async reload(): Promise<void> {
    await this.page.reload({ timeout: 0 });
  }

  movePointer = (x: number, y: number): Promise<void> => this.page.mouse.move(x, y);
  click = (x: number, y: number): Promise<void> => this.page.mouse.click(x, y);
  type = (text: string): Promise<void> => this.page.keyboard.type(text);
  resize = (width: number, height: number): Promise<void> => this.page.setViewport({ width, height });
  close = (): Promise<void> => this.page.browserContext().close();

  async press(key: KeyName, { shift = false } = {}): Promise<void> {
    if (shift) await this.page.keyboard.down('Shift');
    await this.page.keyboard.press(key);
    if (shift) await this.page.keyboard.up('Shift');
  }
}

const preferencesFor = ({ scripts }: Conditions, proxy: URL): Record<string, unknown> => ({
  'javascript.enabled': scripts,
  // Without a screen, Firefox has no pointing device. The value 6 simulates a mouse: it is the sum of the flags 2
  // (precise) and 4 (can hover).
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Visitors' Firefox allows 200 history updates in ten seconds. Automation turns this limit off, unless the preference
  // has a value other than the default, such as 199: https://firefox-source-docs.mozilla.org/remote/Prefs.html
  'dom.navigation.navigationRateLimit.count': 199,
  'network.proxy.type': 1,
  'network.proxy.http': proxy.hostname,
  'network.proxy.http_port': Number(proxy.port),
  'network.proxy.ssl': proxy.hostname,
  'network.proxy.ssl_port': Number(proxy.port),
});

/** Starts Firefox, controlled by WebDriver BiDi. */
export async function startFirefox(executablePath: string, conditions: Conditions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    extraPrefsFirefox: preferencesFor(conditions, new URL(conditions.proxy)),
    timeout: 0,
    protocolTimeout: 0,
  });
  return {
    newPage: async () => new FirefoxPage(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}
