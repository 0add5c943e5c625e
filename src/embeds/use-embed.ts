import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import { useConsent } from './consent';
import { type EmbedEvent, embedReducer, type EmbedState, untried } from './embed-state';
import { type Nearness, useNear } from './use-near';

/** If no content has loaded after this many milliseconds, a message says that loading takes long. */
const patience = 10_000;

export interface Embed extends EmbedState {
  /** The slot's element; loading starts when it comes near the viewport. */
  slot: RefObject<HTMLDivElement>;
  /** True until the visitor agrees to load third-party content. */
  asking: boolean;
  dispatch: Dispatch<EmbedEvent>;
}

export const failureNow = (): EmbedEvent => (window.navigator.onLine ? 'refuse' : 'disconnect');

/**
 * Loads third-party content once its slot is near the viewport. If `thirdParty` is `ask`, also waits until the visitor
 * has agreed. The content is mounted after `prepare` has resolved. `prepare` must be the same function in each render:
 * a new function starts the loading again.
 */
export function useEmbed(
  thirdParty: Queries.ThirdPartyLoading,
  prepare: (signal: AbortSignal) => Promise<unknown>,
  nearness?: Nearness,
): Embed {
  const slot = useRef<HTMLDivElement>(null);
  const asking = !useConsent() && thirdParty === 'ask';
  const near = useNear(slot, !asking, nearness);
  const [state, dispatch] = useReducer(embedReducer, untried);
  const { phase, attempt } = state;
  const running = phase === 'waiting' ? 0 : attempt;

  useEffect(() => dispatch(near && !asking ? 'start' : 'stop'), [near, asking]);

  useEffect(() => {
    if (running === 0) return;
    const abort = new AbortController();
    const { signal } = abort;
    const timer = setTimeout(() => dispatch('delay'), patience);
    prepare(signal).then(
      () => signal.aborted || dispatch('respond'),
      () => signal.aborted || dispatch(failureNow()),
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [running, prepare]);

  useEffect(() => {
    if (phase !== 'offline') return;
    const retry = () => dispatch('start');
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [phase]);

  return { ...state, slot, asking, dispatch };
}
