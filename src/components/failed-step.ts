import { createContext } from 'react';

/** A step of the page's progress that turned out to have failed, which a form finds out only in the browser. */
export interface Failure {
  /** Counted from 0. */
  step: number;
  /** The heading and lead to show instead of those in the page's content. */
  title?: string;
  lead?: string;
}

/** Reports a failed step. */
export const FailedStep = createContext<(failure: Failure) => void>(() => undefined);
