import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareRenditions, keepRenditions } from '../../build/kept-renditions';

const master = '0123456789abcdef0123456789abcdef';
const used = `${master}/aaaaa/hero.avif`;
const old = `${master}/bbbbb/hero.avif`;

let home: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
};
const folders = (): [string, string] => [join(home, 'public'), join(home, 'kept')];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'renditions-'));
  write('public/page-data/de/page-data.json', `{"src":"/static/${used}","srcSet":"/static/${used} 640w"}`);
  write(`public/static/${used}`, 'new');
  write(`kept/${old}`, 'old');
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

it('`keepRenditions` stores the resized pictures that pages use, and removes those that no page uses', () => {
  expect(compareRenditions(...folders())).toEqual({ missing: [used], unused: [old] });
  keepRenditions(...folders());
  expect(readFileSync(join(home, 'kept', used), 'utf8')).toBe('new');
  expect(existsSync(join(home, 'kept', old))).toBe(false);
  expect(compareRenditions(...folders())).toEqual({ missing: [], unused: [] });
});
