import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readSchema } from '../../../../src/content/content-files';
import type { Problem } from '../../../../src/content/problem';
import type { Tools } from '../../check-copy';
import { checkProject } from '../../check-project';
import { findKeyUses } from '../../key-uses';
import { type ProjectFiles, readCode, readProjectFiles } from '../../project-files';

const schema = readSchema('.');
const original = readProjectFiles('.');
let tools: Tools | undefined;

/** The data of the checks without dictionaries, so that spelling is not checked; created at first use. */
const defaultTools = (): Tools =>
  (tools ??= { dictionaries: new Map(), keyUses: findKeyUses(readCode('.')), menus: new Map(), touched: new Set() });

/** The text files of a project. */
const parts = ['pages', 'settings', 'strings', 'words'] as const;

const partOf = (file: string): (typeof parts)[number] => {
  if (file.startsWith('locales/')) return 'strings';
  if (file.startsWith('content/words/')) return 'words';
  return file.startsWith('content/settings/') ? 'settings' : 'pages';
};

/** The project's own content, in memory, to be broken file by file. */
export class BrokenProject {
  files: ProjectFiles = original;

  private set(file: string, text: string): void {
    const part = partOf(file);
    this.files = { ...this.files, [part]: new Map(this.files[part]).set(file, text) };
  }

  /** The text of a file. Throws if there is none. */
  read(file: string): string {
    const text = this.files[partOf(file)].get(file);
    if (text === undefined) throw new Error(`There is no ${file}.`);
    return text;
  }

  /** Rewrites a file; returns the line on which the first difference stands. Throws if nothing has changed. */
  change(file: string, edit: (text: string) => string): number {
    const before = this.read(file);
    const after = edit(before);
    if (after === before) throw new Error(`Nothing to change in ${file}.`);
    this.set(file, after);
    const lines = before.split('\n');
    return after.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
  }

  /**
   * Writes all texts into an empty folder, with a link to the pictures; returns the folder. For what runs as a command.
   */
  writeTo(root: string): string {
    for (const part of parts)
      for (const [file, text] of this.files[part]) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
    symlinkSync(resolve('content/pictures'), join(root, 'content/pictures'));
    return root;
  }

  /** All problems. Spelling is checked only if `tools` has dictionaries. */
  allProblems(others: Partial<Tools> = {}): Problem[] {
    return checkProject(this.files, schema, { ...defaultTools(), ...others });
  }
}
