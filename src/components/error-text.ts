/**
 * A text without what may be secret: addresses lose their query string, and words that hold a value (`token=…`) or an
 * e-mail address are replaced, percent-encoded ones too. Errors of browsers and libraries quote such addresses.
 */
export const withoutSecrets = (text: string): string =>
  text.replace(/(?:\?|%3f)\S*/gi, '?…').replace(/\S*(?:[=@]|%3d|%40)\S*/gi, '…');

/** "404 Not Found" for an error that carries a status, as failed requests do; otherwise its message; empty for neither. Never holds secrets. */
export function describeError(error: unknown): string {
  if (typeof error === 'string') return withoutSecrets(error);
  if (typeof error !== 'object' || error === null) return '';
  const { status, statusText, message } = error as { status?: unknown; statusText?: unknown; message?: unknown };
  if (typeof status === 'number') return withoutSecrets([status, statusText].filter(Boolean).join(' '));
  return typeof message === 'string' ? withoutSecrets(message) : '';
}

/**
 * Takes secrets out of an error that React or the browser is about to log: its message and its stack, which repeats the
 * message. Both may be read-only, as those of a DOMException are.
 */
export function removeSecrets(error: unknown): void {
  if (typeof error !== 'object' || error === null) return;
  for (const key of ['message', 'stack'] as const) {
    const text: unknown = Reflect.get(error, key);
    if (typeof text === 'string')
      Reflect.defineProperty(error, key, { value: withoutSecrets(text), configurable: true });
  }
}
