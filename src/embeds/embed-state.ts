/** The loading state of a frame, of several frames that load together, or of the map. */
export interface EmbedState {
  /**
   * `silent`: nothing has arrived for a while, but the content may still load. `offline`: loading starts again when the
   * network is back.
   */
  phase: 'waiting' | 'loading' | 'silent' | 'shown' | 'failed' | 'offline';
  /** The content's host has responded, so the content is mounted. It stays hidden until it has loaded. */
  mounted: boolean;
  /** The content is shown, but may be an error page of its host. */
  doubtful: boolean;
  /** Number of attempts to load the content. It is the content's React key, so each attempt mounts it anew. */
  attempt: number;
}

export type EmbedEvent =
  | 'start' // the slot is near the viewport and consent is given, or the visitor tries again
  | 'stop' // consent was withdrawn
  | 'respond' // the host can be reached
  | 'arrive' // the content has loaded
  | 'delay' // nothing has arrived for a while
  | 'refuse' // the host cannot be reached
  | 'disconnect' // there is no network
  | 'doubt'; // the frame has loaded, but its scripts have sent no message

export const untried: EmbedState = { phase: 'waiting', mounted: false, doubtful: false, attempt: 0 };

/**
 * Returns the state after an event, or the same object if nothing changes. Content that is already visible stays so if
 * its host fails later.
 */
export function embedReducer(state: EmbedState, event: EmbedEvent): EmbedState {
  const { phase, mounted, attempt } = state;
  const isPending = phase === 'loading' || phase === 'silent';
  switch (event) {
    case 'start':
      return { ...untried, phase: 'loading', attempt: attempt + 1 };
    case 'stop':
      return phase === 'waiting' ? state : { ...untried, attempt: attempt + 1 };
    case 'respond':
      return isPending ? { ...state, mounted: true } : state;
    case 'arrive':
      if (!mounted || (phase === 'shown' && !state.doubtful)) return state;
      return { ...state, phase: 'shown', doubtful: false };
    case 'delay':
      return phase === 'loading' ? { ...state, phase: 'silent' } : state;
    case 'refuse':
      return isPending ? { ...state, phase: 'failed', mounted: false } : state;
    case 'disconnect':
      return isPending ? { ...state, phase: 'offline', mounted: false } : state;
    case 'doubt':
      return phase === 'shown' ? { ...state, doubtful: true } : state;
  }
}
