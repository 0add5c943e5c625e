declare global {
  interface Window {
    /**
     * TypeScript has no type for this method, which only Chromium supports: https://wicg.github.io/file-system-access/
     */
    showDirectoryPicker?: (options?: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
}

/**
 * Name of the object store in IndexedDB for the folder's handle. Sveltia CMS stores the handle too, but only its own
 * code can read its store.
 */
const store = 'folder';

function inStore<Result>(act: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('editing', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => reject(opening.error ?? new Error('No database.'));
    opening.onsuccess = () => {
      const request = act(opening.result.transaction(store, 'readwrite').objectStore(store));
      request.onerror = () => reject(request.error ?? new Error('No store.'));
      request.onsuccess = () => {
        opening.result.close();
        resolve(request.result);
      };
    };
  });
}

const refused = new Error('NotAllowed', {
  cause: new Error('No folder was opened. Choose the project’s folder, and allow the browser to change files in it.'),
});

/**
 * Replaces the browser's folder picker by one that asks for write access at once, not at the first save, and that
 * stores the handle of the chosen folder.
 */
export function rememberFolder(): void {
  const choose = window.showDirectoryPicker?.bind(window);
  if (!choose) return;
  window.showDirectoryPicker = async () => {
    const folder = await choose({ mode: 'readwrite' }).catch((): never => {
      throw refused;
    });
    await inStore((folders) => folders.put(folder, store));
    return folder;
  };
}

/** Reads a file of the folder that the writer has opened, by its path in the folder; undefined if it does not exist. */
export async function readInFolder(path: string): Promise<string | undefined> {
  // The handle that `rememberFolder` has stored.
  const root = (await inStore<unknown>((folders) => folders.get(store))) as FileSystemDirectoryHandle | undefined;
  if (!root) throw new Error('This browser has forgotten the folder: sign out, and choose it again.');
  const names = path.split('/');
  const last = names.pop() ?? '';
  try {
    let folder = root;
    for (const name of names) folder = await folder.getDirectoryHandle(name);
    return await (await (await folder.getFileHandle(last)).getFile()).text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}
