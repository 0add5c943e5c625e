/** The part of Gatsby's router that is used here; it has no types of its own (https://github.com/gatsbyjs/reach-router). */
declare module '@gatsbyjs/reach-router' {
  interface HistoryChange {
    action: 'PUSH' | 'POP';
  }

  export const globalHistory: {
    /** Calls back after each change of the address, until the function that it returns is called. */
    listen: (listener: (change: HistoryChange) => void) => () => void;
    navigate: (address: string, options: { replace: boolean; state?: object }) => Promise<void>;
  };
}
