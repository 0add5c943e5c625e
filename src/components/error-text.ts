/**
 * Removes what may be secret from a text: query strings, values (`token=…`) and e-mail addresses, also percent-encoded.
 * Error messages of browsers and libraries contain such addresses.
 */
export const withoutSecrets = (text: string): string =>
  text.replace(/(?:\?|%3f)\S*/gi, '?…').replace(/\S*(?:[=@]|%3d|%40)\S*/gi, '…');

/**
 * "404 Not Found" for an error with a status, as of failed requests; otherwise its message, or empty. Without secrets.
 */
export function describeError(error: unknown): string {
  if (typeof error === 'string') return withoutSecrets(error);
  if (typeof error !== 'object' || error === null) return '';
  const { status, statusText, message }: { status?: unknown; statusText?: unknown; message?: unknown } = error;
  if (typeof status === 'number') return withoutSecrets([status, statusText].filter(Boolean).join(' '));
  return typeof message === 'string' ? withoutSecrets(message) : '';
}

/**
 * Removes secrets from an error that React or the browser is about to log: from its message, and from its stack, which
 * contains the message. Both may be read-only, as in a DOMException.
 */
export function removeSecrets(error: unknown): void {
  if (typeof error !== 'object' || error === null) return;
  for (const key of ['message', 'stack'] as const) {
    const text: unknown = Reflect.get(error, key);
    if (typeof text === 'string')
      Reflect.defineProperty(error, key, { value: withoutSecrets(text), configurable: true });
  }
}
