import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import { type ThirdPartyLoading, useConsent } from './consent';
import { type EmbedEvent, embedReducer, type EmbedState, untried } from './embed-state';
import { type Nearness, useNear } from './use-near';

/** Milliseconds without content after which a sentence says so. */
const patience = 10_000;

export interface Embed extends EmbedState {
  /** The element whose nearness to the viewport is observed. */
  slot: RefObject<HTMLDivElement>;
  /** The visitor has yet to agree. */
  asking: boolean;
  dispatch: Dispatch<EmbedEvent>;
}

export const failureNow = (): EmbedEvent => (window.navigator.onLine ? 'refuse' : 'disconnect');

/**
 * Loads third-party content once the visitor agrees, where the setting asks, and its slot comes near. `prepare`
 * must succeed before the content may be mounted; it must be stable.
 */
export function useEmbed(
  thirdParty: ThirdPartyLoading,
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
