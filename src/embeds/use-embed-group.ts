import { type RefObject, useCallback, useState } from 'react';
import type { Failure } from './attempt';
import type { AttemptControl } from './use-attempt';

type Outcome = Partial<Pick<AttemptControl, 'shown' | 'failure'>>;

/** Members call it with their name whenever their outcome changes; must be stable. */
export type Report = (name: string, outcome: Outcome) => void;

interface EmbedGroup {
  /** Why members are missing. */
  failure?: Failure;
  /** Members have failed and none is shown. */
  isMissing: boolean;
  /** The group was below the viewport when it failed, so that it may take less room: nothing visible moves. */
  mayShrink: boolean;
  report: Report;
  /** How often each member was tried again: part of its React key. */
  triesOf: (name: string) => number;
  /** Tries again those that have failed. */
  retry: () => void;
}

/** One state of several embeds, for one message and one retry button. */
export function useEmbedGroup(place: RefObject<HTMLElement>): EmbedGroup {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [tries, setTries] = useState<Readonly<Record<string, number>>>({});
  const [mayShrink, setMayShrink] = useState(false);

  const report = useCallback<Report>(
    (name, { shown, failure }) => {
      setOutcomes((previous) => ({ ...previous, [name]: { shown, failure } }));
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (failure === 'unreachable' && top > window.innerHeight) setMayShrink(true);
    },
    [place],
  );

  const failed = Object.entries(outcomes).filter(([, { failure }]) => failure);
  return {
    failure: failed[0]?.[1].failure,
    isMissing: failed.length > 0 && !Object.values(outcomes).some(({ shown }) => shown),
    mayShrink,
    report,
    triesOf: (name) => tries[name] ?? 0,
    retry() {
      setMayShrink(false);
      setTries((previous) => ({
        ...previous,
        ...Object.fromEntries(failed.map(([name]) => [name, (previous[name] ?? 0) + 1])),
      }));
      setOutcomes((previous) => ({ ...previous, ...Object.fromEntries(failed.map(([name]) => [name, {}])) }));
    },
  };
}
