/** The state of a frame, of several that load together, or of the map. */
export interface EmbedState {
  /** `silent`: no response for long, but it may still come. `offline`: loads by itself when the network is back. */
  phase: 'waiting' | 'loading' | 'silent' | 'shown' | 'failed' | 'offline';
  /** The host has responded, so the content may be mounted. It is hidden until it has loaded. */
  mounted: boolean;
  /** The shown content may be an error page of its host. */
  doubtful: boolean;
  /** Counts attempts to load it, also those given up: React key of the content. */
  attempt: number;
}

export type EmbedEvent =
  | 'start' // near the viewport and allowed, or to be tried again
  | 'stop' // no longer allowed
  | 'respond' // the host can be reached
  | 'arrive' // the content has loaded
  | 'delay' // nothing has arrived for long
  | 'refuse' // the host cannot be reached
  | 'disconnect' // there is no network
  | 'doubt'; // what has loaded gives no sign of life

export const untried: EmbedState = { phase: 'waiting', mounted: false, doubtful: false, attempt: 0 };

/** The state after an event; the same object if the event changes nothing. Shown content is never covered again. */
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
