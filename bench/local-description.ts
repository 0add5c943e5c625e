import { type Description, describePublishing } from '../publishing/hosts/description';
import { readSettings } from '../publishing/read-settings';
import { localSettings } from '../tools/local-settings';

/** The description of the build in `public/` from which the configuration of each host is made. */
export const localDescription = (): Description => describePublishing(readSettings(localSettings()));
