import { describeError, withoutSecrets } from './error-text';

function handleUncaught(event: ErrorEvent | PromiseRejectionEvent): void {
  // TypeScript's DOM types say `any`. Scripts can throw any value.
  const error: unknown = 'reason' in event ? event.reason : event.error;
  const text = error instanceof Error ? error.message : String(error);
  if (withoutSecrets(text) === text) return;
  event.preventDefault();
  console.error(describeError(error));
}

/** Removes secrets from the messages of uncaught errors before the browser logs them. */
export function keepSecretsOutOfLog(): void {
  window.addEventListener('error', handleUncaught);
  window.addEventListener('unhandledrejection', handleUncaught);
}
