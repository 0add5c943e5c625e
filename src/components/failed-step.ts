import { createContext } from 'react';

/** A failed step of the page's progress line. The form reports the failure, because it is known only in the browser. */
export interface StepFailure {
  /** Index of the step, from 0. */
  step: number;
  /** Heading and lead that replace those of the page's content. */
  title?: string;
  lead?: string;
}

/** A function with which a form reports its failed step to the page. */
export const FailedStep = createContext<(failure: StepFailure) => void>(() => undefined);
