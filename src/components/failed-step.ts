import { createContext } from 'react';

/** Reports that a step of the page's progress has failed, counted from 0; a form finds that out only in the browser. */
export const FailedStep = createContext<(step: number) => void>(() => undefined);
