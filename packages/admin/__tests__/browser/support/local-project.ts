import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { filesBelow } from '../../../../../src/content/files-below';
import { cached } from '../../../../shared/cached';
import { tilePng } from '../../../../../__tests__/support/tile-png';

/**
 * The project files that the CMS reads. Resized pictures are left out, since they are most of the bytes.
 */
export const projectPaths = (): string[] =>
  ['content', 'locales']
    .flatMap((folder) => filesBelow(folder).map((path) => `${folder}/${path}`))
    .filter((path) => !path.startsWith('content/renditions/'));

/** The content of a project file. Pictures are replaced by grey ones of the same size, which have few bytes. */
const contentOf = cached((path: string): Buffer => {
  const content = readFileSync(path);
  if (!path.startsWith('content/pictures/')) return content;
  // Width and height are in the header of a PNG.
  return tilePng(content.readUInt32BE(16), content.readUInt32BE(20));
});

/** Replaces the folder picker, which Playwright cannot operate. The replacement returns the copy of the project. */
export function pickProject(): void {
  const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project');
  Object.assign(window, { showDirectoryPicker: pick });
}

/** Writes files into the copy of the project, which is in the browser's origin private file system. */
async function writeFiles(page: Page, files: (readonly [path: string, content: Buffer])[]): Promise<void> {
  const inBase64 = files.map(([path, content]) => [path, content.toString('base64')] as const);
  await page.evaluate(async (contents) => {
    const storage = await navigator.storage.getDirectory();
    const root = await storage.getDirectoryHandle('project', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    const write = async ([path, content]: readonly [string, string]): Promise<void> => {
      const names = path.split('/');
      const last = names.pop() ?? '';
      let folder = root;
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
      const writable = await (await folder.getFileHandle(last, { create: true })).createWritable();
      await writable.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
      await writable.close();
    };
    await Promise.all(contents.map(write));
  }, inBase64);
}

/** Copies the project into the browser. */
export const copyProject = (page: Page): Promise<void> =>
  writeFiles(
    page,
    projectPaths().map((path) => [path, contentOf(path)]),
  );

/** Changes the title in a page's file, as another program would while the form is open. */
export const retitleOnDisk = (page: Page, path: string, title: string): Promise<void> =>
  writeFiles(page, [[path, Buffer.from(String(contentOf(path)).replace(/^title: .*$/m, `title: ${title}`))]]);

/** The texts of all files in the copy of the project. */
function readProject(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const texts: Record<string, string> = {};
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const handle of (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values())
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${handle.name}/`);
        else texts[path + handle.name] = await (await (handle as FileSystemFileHandle).getFile()).text();
    };
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle('project'), '');
    return texts;
  });
}

/** Lists what has changed in the files of the copied project. */
export class ProjectChanges {
  private before: Record<string, string>;

  constructor(private readonly page: Page) {
    this.before = Object.fromEntries(projectPaths().map((path) => [path, String(contentOf(path))]));
  }

  /**
   * Returns what has changed since the last call: lines, such as `content/de/terms.md: -old` and `+new`, and added or
   * removed files. The first call compares with the project's own files.
   */
  async sinceLastTime(): Promise<string[]> {
    const { before } = this;
    const after = await readProject(this.page);
    this.before = after;
    return Object.keys({ ...before, ...after })
      .sort()
      .flatMap((path) => {
        if (before[path] === undefined) return `${path}: new`;
        if (after[path] === undefined) return `${path}: removed`;
        const [old, fresh] = [before[path].split('\n'), after[path].split('\n')];
        return [
          ...old.filter((line) => !fresh.includes(line)).map((line) => `${path}: -${line.trim()}`),
          ...fresh.filter((line) => !old.includes(line)).map((line) => `${path}: +${line.trim()}`),
        ];
      });
  }
}
