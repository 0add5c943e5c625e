import { expect, test as base } from '@playwright/test';
import { type EngineName, findFirefox, findWebKit } from '../../../../packages/tools/find-engines';
import { siteOrigin } from '../../../../packages/tools/test-server';
import type { Conditions, Engine } from './engine';
import { startFirefox } from './firefox';
import { type Outside, outsideFixture } from '../../../support/outside';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

export { expect } from '@playwright/test';

async function start(name: EngineName, proxy: string): Promise<Engine> {
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  if (name === 'firefox' && firefox) return startFirefox(firefox, { proxy });
  if (name === 'webkit' && webkit) return startWebKit(webkit, { proxy });
  throw new Error(`${name} is not installed.`);
}

interface TestFixtures {
  visitor: Visitor;
}

interface WorkerFixtures {
  engineName: EngineName;
  outside: Outside;
  engine: Engine;
}

/** Playwright's test runner with a visitor in one of the engines; none of Playwright's own browsers takes part. */
export const test = base.extend<TestFixtures & { conditions: Partial<Conditions> }, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  conditions: [{}, { option: true }],
  outside: outsideFixture,
  engine: [
    async ({ engineName, outside }, use) => {
      const engine = await start(engineName, outside.proxy);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ engine, outside, conditions }, use) => {
    outside.setReachable(true);
    const page = await engine.newPage({ scripts: true, reducedMotion: false, ...conditions });
    await page.resize(1280, 900);
    await use(new Visitor(page, siteOrigin()));
    // At the end: what is fetched ahead is asked for seconds after a page has loaded.
    const errors = page.errors?.() ?? [];
    await page.close();
    // The error catalogue has failures that are only logged.
    expect(errors.filter((message) => !message.startsWith('Sign-in area:'))).toEqual([]);
  },
});
