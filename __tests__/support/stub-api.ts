interface Call {
  url: string;
  init: RequestInit;
  payload: Record<string, unknown>;
}

/** A response of the API: status and body, a failed connection, or no response. */
type Answer = { status: number; body?: unknown } | 'refused' | 'silence';

const responseOf = (status: number, body: unknown) => ({
  ok: status >= 200 && status < 300,
  status,
  type: 'default',
  text: async () => (typeof body === 'string' ? body : JSON.stringify(body ?? {})),
});

/** Mocks `fetch` and records requests. Responses are used in order; the last one repeats. */
export function stubApi(...answers: Answer[]): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit) => {
    calls.push({ url, init, payload: JSON.parse(String(init.body)) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'refused') throw new TypeError('Failed to fetch');
    if (answer === undefined || answer === 'silence')
      return new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    return responseOf(answer.status, answer.body);
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
