import { describeError, withoutSecrets } from './error-text';

function handleUncaught(event: ErrorEvent | PromiseRejectionEvent): void {
  // Typed as `any` by the DOM: anything can be thrown.
  const error: unknown = 'reason' in event ? event.reason : event.error;
  const text = error instanceof Error ? error.message : String(error);
  if (withoutSecrets(text) === text) return;
  event.preventDefault();
  console.error(describeError(error));
}

/** Removes secrets from the messages of uncaught errors, which browsers log, with a listener on the window. */
export function keepSecretsOutOfLog(): void {
  window.addEventListener('error', handleUncaught);
  window.addEventListener('unhandledrejection', handleUncaught);
}
