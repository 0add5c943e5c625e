import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { forgetFailures, noteFailure, refetchFailed } from '../browser/failed-files';
import type { FormName } from '../routes';

/** The error of a failed `import()`: `request` is the URL of the chunk. */
interface LoadError {
  request?: string;
}

/**
 * Fetches the failed chunk again, which replaces the failed response in the browser's cache. If the host no longer has
 * it, the site has been updated since this document was loaded, so the document is reloaded.
 */
async function refetch(): Promise<void> {
  const files = await refetchFailed();
  if (files.some((file) => file.status === 'fulfilled' && file.value.status === 404)) window.location.reload();
}

/** The forms are a separate chunk with Formik and yup, which other pages do not download. */
const load = () => import(/* webpackChunkName: "sign-in-form" */ './forms');

/**
 * Loads the forms in the browser, and again on `retry` and when the network is back. React's `lazy` would cache the
 * failure. webpack requests a failed chunk again, but may get the failed response from the browser's cache, so
 * `refetch` replaces that response first.
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
