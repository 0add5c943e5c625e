import { type RefObject, useCallback, useState } from 'react';
import type { Failure } from './attempt';
import type { AttemptControl } from './use-attempt';
import { useMayShrink } from './use-may-shrink';

type Outcome = Partial<Pick<AttemptControl, 'shown' | 'failure'>>;

/** Members call it with their name whenever their outcome changes; must be stable. */
export type Report = (name: string, outcome: Outcome) => void;

interface EmbedGroup {
  /** Why members are missing. */
  failure?: Failure;
  /** Members have failed and none is shown. */
  isMissing: boolean;
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

  const report = useCallback<Report>((name, { shown, failure }) => {
    setOutcomes((previous) => ({ ...previous, [name]: { shown, failure } }));
  }, []);

  const failed = Object.entries(outcomes).filter(([, { failure }]) => failure);
  const failure = failed[0]?.[1].failure;
  const isMissing = failed.length > 0 && !Object.values(outcomes).some(({ shown }) => shown);
  return {
    failure,
    isMissing,
    mayShrink: useMayShrink(place, isMissing && failure === 'unreachable'),
    report,
    triesOf: (name) => tries[name] ?? 0,
    retry() {
      setTries((previous) => ({
        ...previous,
        ...Object.fromEntries(failed.map(([name]) => [name, (previous[name] ?? 0) + 1])),
      }));
      setOutcomes((previous) => ({ ...previous, ...Object.fromEntries(failed.map(([name]) => [name, {}])) }));
    },
  };
}
