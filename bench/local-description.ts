import { type Description, describePublishing } from '../publishing/hosts/description';
import { readSettings } from '../publishing/read-settings';
import { localSettings } from '../tools/local-settings';

/** What a host is told of the build that lies in `public/`. */
export const localDescription = (): Description => describePublishing(readSettings(localSettings()));
