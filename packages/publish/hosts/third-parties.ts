import { chartHost, tileHost } from '../../../src/config';

/**
 * The only third-party hosts that pages load from. `content-security-policy.ts` names each in the directives that it
 * needs, and allows no others.
 */
export const thirdParties = {
  /** Frames of the charting provider, and the request without credentials that tests whether it can be reached. */
  charts: chartHost,
  /** Pictures of the office map. */
  mapTiles: tileHost,
} as const;
