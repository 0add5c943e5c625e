import { relative, sep } from 'node:path';
import type { Node } from 'gatsby';
import { projectRoot } from './project';

/** The path of a `File` node from the project's root, with forward slashes. */
export const sourcePath = (fileNode: Node): string =>
  relative(projectRoot, String(fileNode.absolutePath)).split(sep).join('/');
