import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { forgetFailures, noteFailure, refetchFailed } from '../navigation/failed-files';
import type { FormName } from '../routes';

/** The error that webpack rejects with: `request` is the address of the chunk that failed. */
interface LoadError {
  request?: string;
}

/**
 * Fetches again what failed. A file that the host no longer has is of an older version of the site; the document then
 * knows none of the names of today, so it is loaded again.
 */
async function refetch(): Promise<void> {
  const files = await refetchFailed();
  if (files.some((file) => file.status === 'fulfilled' && file.value.status === 404)) window.location.reload();
}

/** A separate chunk with Formik and yup, which marketing pages do not download. */
const load = () => import(/* webpackChunkName: "sign-in-form" */ './forms');

/**
 * Loads the forms in the browser. Unlike React's `lazy`, which caches a rejection, it loads again on `retry` and when
 * the network is back: webpack requests a chunk again if it has failed, once the browser's cache has been refreshed.
 */
export function useFormChunk() {
  const [SignInForm, setForm] = useState<ComponentType<{ form: FormName }>>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (SignInForm) return undefined;
    let isCurrent = true;
    const handleLoad = (chunk: Awaited<ReturnType<typeof load>>) => {
      forgetFailures();
      if (isCurrent) setForm(() => chunk.SignInForm);
    };
    const handleError = ({ request = '' }: LoadError) => {
      noteFailure(request);
      if (isCurrent) setFailedAttempt(attempt);
    };
    (attempt === 0 ? load() : refetch().then(load)).then(handleLoad, handleError);
    return () => {
      isCurrent = false;
    };
  }, [attempt, SignInForm]);

  const hasFailed = failedAttempt !== undefined && !SignInForm;
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  return { SignInForm, hasFailed, isRetrying: hasFailed && failedAttempt !== attempt, retry };
}
