import { expect, test as base } from '@playwright/test';
import { type EngineName, findFirefox, findWebKit } from '../../../../packages/shared/find-engines';
import { siteOrigin } from '../../../../packages/shared/test-server';
import type { Conditions, Engine } from './engine';
import { startFirefox } from './firefox';
import { type Outside, outsideFixture } from '../../../support/outside';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

export { expect } from '@playwright/test';

async function start(name: EngineName, conditions: Conditions): Promise<Engine> {
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  if (name === 'firefox' && firefox) return startFirefox(firefox, conditions);
  if (name === 'webkit' && webkit) return startWebKit(webkit, conditions);
  throw new Error(`${name} is not installed.`);
}

interface WorkerFixtures {
  engineName: EngineName;
  scripts: boolean;
  outside: Outside;
  engine: Engine;
}

/** Playwright's test runner, with a visitor in Firefox or WebKitGTK instead of Playwright's own browsers. */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  scripts: [true, { option: true, scope: 'worker' }],
  outside: outsideFixture,
  engine: [
    async ({ engineName, outside: { proxy }, scripts }, use) => {
      const engine = await start(engineName, { scripts, proxy });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ engine, outside }, use) => {
    outside.behave('fine');
    const page = await engine.newPage();
    await page.resize(1280, 900);
    await use(new Visitor(page, siteOrigin()));
    await page.close();
    // Checked at the end of each test, because prefetch errors appear seconds after a page has loaded. Log entries of
    // the sign-in area are expected.
    expect(page.errors.filter((message) => !message.startsWith('Sign-in area:'))).toEqual([]);
  },
});
