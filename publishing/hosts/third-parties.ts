import { chartHost, tileHost } from '../../src/config';

/** The only foreign hosts a page may load anything from. The content security policy allows these and no others. */
export const thirdParties = {
  /** Frames of the charting provider; also asked by a request without credentials whether they can be reached. */
  charts: chartHost,
  /** Pictures of the office map. */
  mapTiles: tileHost,
} as const;
