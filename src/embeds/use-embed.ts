import { type RefObject, useCallback, useRef } from 'react';
import { allowThirdParties, type ThirdPartyLoading, useConsent } from './consent';
import type { Queue } from './queue';
import { type AttemptControl, useAttempt } from './use-attempt';
import { useFocusKeeper } from './use-focus-keeper';
import { useNear } from './use-near';

export interface Embed extends AttemptControl {
  /** The element whose visibility is observed. Takes the focus when the focused control disappears. */
  place: RefObject<HTMLDivElement>;
  /** The visitor has yet to agree. */
  asking: boolean;
  allow: () => void;
}

/** Loads third-party content once the visitor agrees, where the setting asks, and it comes near the viewport. */
export function useEmbed(
  thirdParty: ThirdPartyLoading,
  prepare: (signal: AbortSignal) => Promise<unknown>,
  queue: Queue,
): Embed {
  const place = useRef<HTMLDivElement>(null);
  const asking = !useConsent() && thirdParty === 'ask';
  const near = useNear(place, !asking);
  const attempt = useAttempt(near && !asking, prepare, queue);
  const keepFocus = useFocusKeeper(place);
  const { succeed, retry } = attempt;

  return {
    ...attempt,
    place,
    asking,
    allow: useCallback(() => keepFocus(allowThirdParties), [keepFocus]),
    succeed: useCallback(() => keepFocus(succeed), [keepFocus, succeed]),
    retry: useCallback(() => keepFocus(retry), [keepFocus, retry]),
  };
}
