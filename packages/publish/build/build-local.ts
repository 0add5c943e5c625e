import { buildIfStale } from './build-if-stale';
import { localSettings } from '../../tools/local-settings';
import { main } from '../../tools/run';

/** `npm run build:local`: the build that `npm start` and the tests use, whose settings name this machine. */
main(() => buildIfStale(localSettings()));
