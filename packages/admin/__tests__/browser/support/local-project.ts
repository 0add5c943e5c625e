import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/**
 * Copies the project into the browser's origin private file system, and replaces `showDirectoryPicker` by a function
 * that returns its handle, since Playwright cannot operate the folder picker.
 */
export async function prepareProject(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const root = () => navigator.storage.getDirectory();
    const pick = async () => (await root()).getDirectoryHandle('project', { create: true });
    Object.assign(window, { showDirectoryPicker: pick });
  });
  await page.goto('/robots.txt');
  await page.evaluate(async (files) => {
    const storage = await navigator.storage.getDirectory();
    const root = await storage.getDirectoryHandle('project', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    const write = async ([path, content]: [string, string]): Promise<void> => {
      const names = path.split('/');
      let folder = root;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const writable = await file.createWritable();
      await writable.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
      await writable.close();
    };
    await Promise.all(Object.entries(files).map(write));
  }, projectFiles());
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

/** Writes the browser's copy to a folder on disk, with the project's real pictures, and returns its path. */
export async function checkOut(page: Page): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'edited-'));
  for (const [path, content] of Object.entries(await readProject(page)).filter(([path]) => !isPicture(path))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), Buffer.from(content, 'base64'));
  }
  symlinkSync(join(process.cwd(), 'content/pictures'), join(root, 'content/pictures'));
  return root;
}
