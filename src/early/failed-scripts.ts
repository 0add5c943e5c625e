import { noteFailure } from '../navigation/failed-files';

/** Notes from now on every script element that fails to load. */
export function noteFailedScripts(): void {
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) noteFailure(target.src);
  };
  // Load errors of elements do not bubble, but are captured.
  window.addEventListener('error', handleError, { capture: true });
}
