/**
 * Types for the part of Gatsby's router that is used here; the package has none
 * (https://github.com/gatsbyjs/reach-router).
 */
declare module '@gatsbyjs/reach-router' {
  interface HistoryChange {
    action: 'PUSH' | 'POP';
  }

  export const globalHistory: {
    /** Calls `listener` after each change of the URL. Returns a function that unsubscribes. */
    listen: (listener: (change: HistoryChange) => void) => () => void;
    navigate: (address: string, options: { replace: boolean; state?: object }) => Promise<void>;
  };
}
