import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readLockIn, readStaleness, saveLock, staleRefusal } from '../../staleness/read-staleness';
import { staleNote } from '../../staleness/report';

const english = 'locales/en/common.json';
const german = 'locales/de/common.json';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stale-'));
  write(english, '{\n  "a": "One",\n  "b": "Two"\n}\n');
  write(german, '{\n  "a": "Eins",\n  "b": "Zwei"\n}\n');
  mkdirSync(join(root, 'content'));
});

afterEach(() => rmSync(root, { recursive: true }));

const staleFields = (): string[] => readStaleness(root).stale.map(({ text }) => text.field);

it('without a lock nothing is stale', () => {
  expect(readLockIn(root)).toEqual({});
  expect(staleFields()).toEqual([]);
});

it('what changes in English alone is stale until it is accepted', () => {
  saveLock(root, readStaleness(root), () => false);
  expect(staleFields()).toEqual([]);

  write(english, '{\n  "a": "One",\n  "b": "Both"\n}\n');
  expect(staleFields()).toEqual(['b']);
  saveLock(root, readStaleness(root), () => false);
  expect(staleFields()).toEqual(['b']);

  saveLock(root, readStaleness(root), ({ locale }) => locale === 'de');
  expect(staleFields()).toEqual([]);
});

it('what is on the list of accepted translations is not stale, and stands in the lock once that is updated', () => {
  const list = 'content/words/translations.txt';
  saveLock(root, readStaleness(root), () => false);
  write(english, '{\n  "a": "One",\n  "b": "Both"\n}\n');
  const [stale] = readStaleness(root).stale;
  write(list, `# why\n${stale?.pair}\n`);
  expect(staleFields()).toEqual([]);
  saveLock(root, readStaleness(root), () => false);
  expect(readFileSync(join(root, list), 'utf8')).toBe('# why\n');
  expect(staleFields()).toEqual([]);
});

it('stale translations are noted below the content check, and stop a build for publishing if CONTENT_STALE is fail', () => {
  expect([staleNote([]), staleRefusal(() => readStaleness(root), 'fail')]).toEqual(['', undefined]);
  saveLock(root, readStaleness(root), () => false);
  write(english, '{\n  "a": "One",\n  "b": "Both"\n}\n');
  expect(staleNote(readStaleness(root).stale)).toContain(
    `Note: 1 translated texts are older than their English.\n\n${german}:3 b\n  in English now: Both\n  here:           Zwei\n`,
  );
  expect(staleRefusal(() => readStaleness(root), 'fail')).toMatch(/^1 translations are older/);
  expect(staleRefusal(() => readStaleness(root), 'warn')).toBeUndefined();
});

it('no translation of the site is older than its English', () => {
  expect(readStaleness('.').stale).toEqual([]);
});
