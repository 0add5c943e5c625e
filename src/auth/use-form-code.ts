import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { FormName } from '../routes';

interface FormCode {
  AuthForm: ComponentType<{ form: FormName }>;
}

/** A chunk of its own, with Formik and yup in it: marketing pages download none of it. */
const importFormCode = (): Promise<FormCode> => import(/* webpackChunkName: "auth-form" */ './auth-form');

/**
 * Loads the forms in the browser. Unlike React's `lazy`, which keeps a rejection for good, it loads again on `retry` and
 * when the network is back: webpack requests a chunk that failed anew.
 */
export function useFormCode(load: () => Promise<FormCode> = importFormCode) {
  const [code, setCode] = useState<FormCode>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (code) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setCode(loaded),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, code, load]);

  const hasFailed = failedAttempt !== undefined && !code;
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  return { AuthForm: code?.AuthForm, hasFailed, isRetrying: hasFailed && failedAttempt !== attempt, retry };
}
