import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { comparable, linesOf, readTranscript, withoutWaits, writeTranscript } from './support/transcript';
import { Visitor } from './support/visitor';

const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({}, use) => {
      const visitor = await Visitor.start();
      await use(visitor);
      await visitor.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

for (const locale of locales) {
  const folder = join('__tests__/spoken/transcripts', locale);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { heading, steps } = readTranscript(readFileSync(file, 'utf8'));
    test(`${locale}: ${name.replace('.txt', '').replaceAll('-', ' ')}`, async ({ visitor }) => {
      const now = [];
      for (const { action } of steps) now.push({ action, said: linesOf(await visitor.perform(action), locale) });
      if (process.env.RECORD) writeFileSync(file, writeTranscript({ heading, steps: now }));
      const linesToCompare = (all: typeof steps) =>
        withoutWaits(all).map(({ action, said }) => `${action}: ${comparable(said)}`);
      expect(linesToCompare(now)).toEqual(linesToCompare(process.env.RECORD ? now : steps));
    });
  }
}
