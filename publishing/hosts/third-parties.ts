import { chartHost, tileHost } from '../../src/config';

/** The only third-party hosts that pages load from; the content security policy allows no others. */
export const thirdParties = {
  /** Frames of the charting provider; also probed by a request without credentials. */
  charts: chartHost,
  /** Pictures of the office map. */
  mapTiles: tileHost,
} as const;
