import { mkdtempSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptResults } from '../kept-results';

let folder: string;
let made: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  made = 0;
});

/**
 * Gets the result for `inputs` from the cache, or computes it. Each computed result has a new number as its text, so a
 * repeated number shows that the result came from the cache.
 */
const build = (inputs: unknown, kept = new KeptResults(folder)) =>
  kept.get(inputs, () => Promise.resolve({ text: `${(made += 1)}`, bytes: new Uint8Array([1, 2]) }));

it('the build cache KeptResults computes a result once for the same inputs, and returns it in the next build', async () => {
  const first = await build({ code: 'a', facts: [1] });
  expect(await build({ code: 'a', facts: [1] })).toEqual(first);
  expect(made).toBe(1);
});

it('the build cache KeptResults computes a result once if it is asked for twice at the same time', async () => {
  const kept = new KeptResults(folder);
  await Promise.all([build('a', kept), build('a', kept)]);
  expect(made).toBe(1);
});

it.each([
  ['another value', { code: 'b', facts: [1] }],
  ['another nested value', { code: 'a', facts: [2] }],
  ['one more item', { code: 'a', facts: [1, 1] }],
  ['another key', { other: 'a', facts: [1] }],
])('the build cache KeptResults computes a result again when the inputs have %s', async (_, changed) => {
  await build({ code: 'a', facts: [1] });
  await build(changed);
  expect(made).toBe(2);
});

it('the build cache KeptResults keeps no result whose computation has failed', async () => {
  const kept = new KeptResults(folder);
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await build('a');
  expect(made).toBe(1);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('forgetOthers of the build cache KeptResults deletes unused results, and unfinished files of killed processes', async () => {
  await build('a');
  const kept = new KeptResults(folder);
  await build('b', kept);
  writeFileSync(join(folder, '0a-unfinished'), '');
  await kept.forgetOthers();
  expect(readdirSync(folder)).toHaveLength(1);
  await build('b');
  expect(made).toBe(2);
  await build('a');
  expect(made).toBe(3);
});

it.each([0, 5])(
  'the build cache KeptResults computes a result again when only %i bytes of its file were written',
  async (length) => {
    await build('a');
    const [name = ''] = readdirSync(folder);
    truncateSync(join(folder, name), length);
    expect((await build('a')).text).toBe('2');
    await build('a');
    expect(made).toBe(2);
  },
);
