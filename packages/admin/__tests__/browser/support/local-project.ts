import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { filesBelow } from '../../../../../src/content/files-below';
import { tilePng } from '../../../../../__tests__/support/tile-png';

/** Contents of files by path, base64. */
type Files = Record<string, string>;

const isPicture = (path: string): boolean => path.startsWith('content/pictures/');

/** Most of the project's bytes, which the editing interface has no use for. */
const isRendition = (path: string): boolean => path.startsWith('content/renditions/');

/** A grey picture of the size that a PNG's header states. */
function greyPicture(png: Buffer): Buffer {
  return tilePng(png.readUInt32BE(16), png.readUInt32BE(20));
}

/**
 * The project's content files, as in a copywriter's folder, without renditions, and with grey pictures, which are small,
 * in place of all.
 */
function readProjectFiles(): Files {
  const paths = ['content', 'locales'].flatMap((folder) => filesBelow(folder).map((path) => `${folder}/${path}`));
  return Object.fromEntries(
    paths
      .filter((path) => !isRendition(path))
      .map((path) => {
        const content = readFileSync(path);
        return [path, (isPicture(path) ? greyPicture(content) : content).toString('base64')];
      }),
  );
}

let known: Files | undefined;
const projectFiles = (): Files => (known ??= readProjectFiles());

/** Replaces the folder picker, which Playwright cannot operate, by one that returns the browser's copy of the project. */
export function pickProject(): void {
  const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true });
  Object.assign(window, { showDirectoryPicker: pick });
}

/** Writes files into the project in the browser's origin private file system; those without content are removed. */
function writeFiles(page: Page, files: Record<string, string | undefined>): Promise<void> {
  return page.evaluate(async (contents) => {
    const storage = await navigator.storage.getDirectory();
    const root = await storage.getDirectoryHandle('project', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    const write = async ([path, content]: [string, string | undefined]): Promise<void> => {
      const names = path.split('/');
      const last = names.pop() ?? '';
      let folder = root;
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
      if (content === undefined) return folder.removeEntry(last);
      const writable = await (await folder.getFileHandle(last, { create: true })).createWritable();
      await writable.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
      await writable.close();
    };
    await Promise.all(Object.entries(contents).map(write));
  }, files);
}

/** Copies the project into the browser. */
export const prepareProject = (page: Page): Promise<void> => writeFiles(page, projectFiles());

/** Undoes all changes of the browser's copy. */
export async function restoreProject(page: Page): Promise<void> {
  const [before, after] = [projectFiles(), await readProject(page)];
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (path) => before[path] !== after[path],
  );
  await writeFiles(page, Object.fromEntries(changed.map((path) => [path, before[path]])));
}

/** Edits a text file of the browser's copy, as another program or tab would. */
export async function editOnDisk(page: Page, path: string, edit: (text: string) => string): Promise<void> {
  const text = edit(textOf((await readProject(page))[path]));
  await writeFiles(page, { [path]: Buffer.from(text).toString('base64') });
}

/** The current content of the browser's copy. */
function readProject(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const files: Record<string, string> = {};
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const handle of (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values()) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${handle.name}/`);
        else {
          const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
          files[path + handle.name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        }
      }
    };
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle('project'), '');
    return files;
  });
}

/** A changed line as in a diff: `content/de/terms.md: -old` or `+new`. */
type ChangedLine = string;

function changedLines(path: string, before: string, after: string): ChangedLine[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => !fresh.includes(line)).map((line) => `${path}: -${line.trim()}`);
  return [...gone, ...fresh.filter((line) => !old.includes(line)).map((line) => `${path}: +${line.trim()}`)];
}

const textOf = (content: string | undefined): string => Buffer.from(content ?? '', 'base64').toString('utf8');

/** The diff of the browser's copy: changed lines, and names of new or removed files. */
export async function changesOf(page: Page): Promise<ChangedLine[]> {
  const [before, after] = [projectFiles(), await readProject(page)];
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.flatMap((path) => {
    if (before[path] === after[path]) return [];
    if (before[path] === undefined || after[path] === undefined) return [`${path}: ${after[path] ? 'new' : 'removed'}`];
    return changedLines(path, textOf(before[path]), textOf(after[path]));
  });
}

/** Clears or counts what the browser keeps in the stores of these names; returns how many entries were counted. */
const inStores = (page: Page, names: string, act: 'clear' | 'count'): Promise<number> =>
  page.evaluate(
    async ([pattern, action]) => {
      const answerOf = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve) => (request.onsuccess = () => resolve(request.result)));
      let count = 0;
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await answerOf(indexedDB.open(name));
        for (const store of [...database.objectStoreNames].filter((known) => new RegExp(pattern).test(known)))
          count += Number(
            (await answerOf(database.transaction(store, 'readwrite').objectStore(store)[action]() as IDBRequest)) ?? 0,
          );
        database.close();
      }
      return count;
    },
    [names, act] as const,
  );

/** Forgets unsaved texts, the interface's language and how the window was arranged, but not the folder that was chosen. */
export async function forgetTraces(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('sveltia-cms.prefs'));
  await inStores(page, 'drafts?-|settings|backups', 'clear');
}

/** How many unsaved texts the browser keeps. */
export const countUnsaved = (page: Page): Promise<number> => inStores(page, '^draft-backups$', 'count');
