import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { comparable, linesOf, readTranscript, withoutWaits, writeTranscript } from './support/transcript';
import { Visitor } from './support/visitor';

const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({}, use) => {
      const visitor = await Visitor.start();
      await use(visitor);
      await visitor.end();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

const root = '__tests__/more/spoken/transcripts';

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));

for (const file of files.sort()) {
  const [locale = '', name = ''] = file.replace('.txt', '').split(sep);
  test(`${locale}: ${name.replaceAll('-', ' ')}: the screen reader Orca speaks the lines of the stored transcript`, async ({
    visitor,
  }) => {
    const path = join(root, file);
    const { heading, steps } = readTranscript(readFileSync(path, 'utf8'));
    const now = [];
    for (const { action } of steps) now.push({ action, said: linesOf(await visitor.perform(action), locale) });
    if (process.env.RECORD) writeFileSync(path, writeTranscript({ heading, steps: now }));
    const linesToCompare = (all: typeof steps) =>
      withoutWaits(all).map(({ action, said }) => `${action}: ${comparable(said)}`);
    expect(linesToCompare(now)).toEqual(linesToCompare(process.env.RECORD ? now : steps));
  });
}
