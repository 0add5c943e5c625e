import { withRouteEnum } from '../../src/content/check-content';
import { readContentSdl } from '../../src/content/content-files';
import { readProjectFiles } from '../../writing/project-files';
import { readContentSchema } from '../../src/content/schema';

/** The project's own content, and the types it is checked against. */
export const files = readProjectFiles('.');
export const schema = readContentSchema(withRouteEnum(readContentSdl('.')));
