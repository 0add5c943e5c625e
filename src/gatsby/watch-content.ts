import { watch } from 'chokidar';
import { projectRoot } from './project';

/** Milliseconds without another change before files are read, so that one that is half written is no mistake. */
const settled = 100;

const listeners: (() => void)[] = [];

/** Calls back whenever a file of content has been added, changed or removed; in the order in which listeners came. */
export function onContentChange(listener: () => void): void {
  listeners.push(listener);
  if (listeners.length > 1) return;
  let timer: NodeJS.Timeout | undefined;
  watch(['content', 'locales'], { cwd: projectRoot, ignoreInitial: true, persistent: false }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => listeners.forEach((call) => call()), settled);
  });
}
