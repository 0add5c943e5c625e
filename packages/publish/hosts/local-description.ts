import { localSettings } from '../../tools/local-settings';
import { siteFactsOf } from '../site-facts';
import { type Description, describePublishing } from './description';

/** The description of a local build, as `npm start` serves it. */
export const localDescription = (): Description => describePublishing(siteFactsOf(localSettings()));
