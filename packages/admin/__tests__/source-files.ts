import { readSchema } from '../../../src/content/content-files';
import { readCode, readProjectFiles } from '../../copy-check/project-files';

/** The project's own content, and the types it is checked against. */
export const files = { ...readProjectFiles('.'), code: readCode('.') };
export const schema = readSchema('.');
