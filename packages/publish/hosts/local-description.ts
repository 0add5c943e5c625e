import { localSettings } from '../../shared/local-settings';
import { siteFactsOf } from '../site-facts';
import { type Description, describePublishing } from './description';

/** The headers and redirects with which `npm start` serves a local build. */
export const localDescription = (): Description => describePublishing(siteFactsOf(localSettings()));
