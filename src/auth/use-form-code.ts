import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { FormName } from '../routes';

interface FormCode {
  AuthForm: ComponentType<{ form: FormName }>;
}

/** A separate chunk with Formik and yup, which marketing pages do not download. */
const importFormCode = (): Promise<FormCode> => import(/* webpackChunkName: "auth-form" */ './auth-form');

/**
 * Loads the forms in the browser. Unlike React's `lazy`, which caches a rejection, it loads again on `retry` and when
 * the network is back: webpack requests a chunk again if it has failed.
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
