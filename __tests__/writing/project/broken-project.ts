import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check-content';
import { checkProject } from '../../../writing/check-project';
import { readContentFiles, readContentSdl } from '../../../src/content/content-files';
import type { Tools } from '../../../writing/check-copy';
import { findKeyUses, type KeyUses } from '../../../writing/key-uses';
import type { Problem } from '../../../src/content/problem';
import { lockFile } from '../../../writing/staleness/lock';
import { readCode, readProjectFiles } from '../../../writing/project-files';

const root = process.cwd();
const copies: string[] = [];
let keyUses: KeyUses | undefined;
let sdl: string | undefined;

/** A copy of the project's own content in a temporary folder, to be broken file by file. */
export class BrokenProject {
  readonly root = mkdtempSync(join(tmpdir(), 'content-'));

  constructor() {
    copies.push(this.root);
    mkdirSync(join(this.root, 'content'));
    for (const folder of ['content/settings', 'content/words', 'content/en', 'content/de', 'content/fr', 'locales'])
      cpSync(join(root, folder), join(this.root, folder), { recursive: true });
    cpSync(join(root, lockFile), join(this.root, lockFile));
    symlinkSync(join(root, 'content/pictures'), join(this.root, 'content/pictures'));
  }

  /** Rewrites a file; returns the line on which the first difference stands. Throws if nothing has changed. */
  change(file: string, edit: (text: string) => string): number {
    const before = readFileSync(join(this.root, file), 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`Nothing to change in ${file}.`);
    writeFileSync(join(this.root, file), after);
    const lines = before.split('\n');
    return after.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
  }

  /** Writes a new file. */
  add(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
  }

  remove(file: string): void {
    rmSync(join(this.root, file));
  }

  /** What is wrong with its structure, which is what a build looks at. */
  problems(menus: ReadonlyMap<string, string> = new Map()): Problem[] {
    return checkContent({ ...readContentFiles(this.root), menus }, readContentSdl(root));
  }

  /** All that is wrong with it. Unless `tools` has dictionaries, every word is right. */
  allProblems(tools: Partial<Tools> = {}): Problem[] {
    keyUses ??= findKeyUses(readCode(root));
    sdl ??= readContentSdl(root);
    return checkProject(readProjectFiles(this.root), sdl, { dictionaries: new Map(), keyUses, ...tools });
  }
}

afterAll(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});
