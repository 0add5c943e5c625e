interface Call {
  url: string;
  init: RequestInit;
  payload: Record<string, unknown>;
}

/**
 * A response of the API: status, body and type, a failed connection, or no response. The body `endless` arrives in part
 * only.
 */
type Answer = { status: number; body?: unknown; type?: string } | 'refused' | 'silence';

/** Never resolves, and rejects when the request is aborted. */
const untilAborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

const responseOf = (
  { status, body, type = 'application/json' }: Exclude<Answer, string>,
  signal: RequestInit['signal'],
) => ({
  ok: status >= 200 && status < 300,
  status,
  type: 'default',
  headers: new Map([['Content-Type', type]]),
  text: async () => {
    if (body === 'endless') return untilAborted(signal);
    return typeof body === 'string' ? body : JSON.stringify(body ?? {});
  },
});

/** Mocks `fetch` and records requests. Responses are used in order; the last one repeats. */
export function stubApi(...answers: Answer[]): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit) => {
    calls.push({ url, init, payload: JSON.parse(String(init.body)) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'refused') throw new TypeError('Failed to fetch');
    if (answer === undefined || answer === 'silence') return untilAborted(init.signal);
    return responseOf(answer, init.signal);
  }) as unknown as typeof fetch;
  return calls;
}

/** Mocks `fetch` with one response (by default a success), which is delayed until the returned function is called. */
export function holdApi(response: Answer = { status: 200 }): () => void {
  let letGo = () => {};
  stubApi(response);
  const answer = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return answer(...call);
  };
  return () => letGo();
}
