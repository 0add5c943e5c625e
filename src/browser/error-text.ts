/**
 * Removes possible secrets from a text: query strings, values (`token=…`) and e-mail addresses, also percent-encoded.
 * Error messages of browsers and libraries contain URLs with them.
 */
const withoutSecrets = (text: string): string =>
  text.replace(/(?:\?|%3f)\S*/gi, '?…').replace(/\S*(?:[=@]|%3d|%40)\S*/gi, '…');

/**
 * Describes an error without secrets: “404 Not Found” for an error with a status, such as a failed request; otherwise
 * its message, which may be empty.
 */
export function describeError(error: unknown): string {
  if (typeof error === 'string') return withoutSecrets(error);
  if (typeof error !== 'object' || error === null) return '';
  const { status, statusText, message }: { status?: unknown; statusText?: unknown; message?: unknown } = error;
  if (typeof status === 'number') return withoutSecrets([status, statusText].filter(Boolean).join(' '));
  return typeof message === 'string' ? withoutSecrets(message) : '';
}

/**
 * Removes secrets from the message and stack of an error that React or the browser is about to log. Redefines both
 * instead of assigning them, since they may be read-only, as in a DOMException.
 */
export function removeSecrets(error: unknown): void {
  if (typeof error !== 'object' || error === null) return;
  for (const key of ['message', 'stack'] as const) {
    const text: unknown = Reflect.get(error, key);
    if (typeof text === 'string')
      Reflect.defineProperty(error, key, { value: withoutSecrets(text), configurable: true });
  }
}

function handleUncaught(event: ErrorEvent | PromiseRejectionEvent): void {
  // Declared as `unknown` instead of `any`, its type in TypeScript's DOM types, since scripts can throw any value.
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
