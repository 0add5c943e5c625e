import { forgot, login, register, reset } from '../../src/sign-in/broker/calls';

/** A request of the sign-in area, with the options that the site passes to `fetch`. */
export interface Call {
  /** Name of the request in docs/api.md. */
  name: string;
  address: string;
  init: Required<Pick<RequestInit, 'method' | 'credentials' | 'redirect'>> & {
    headers: Record<string, string>;
    body: string;
  };
}

/**
 * The requests of the sign-in forms with empty fields, recorded from the site's own code. None is sent: while this
 * function runs, the global `fetch` is replaced by a recorder, so no other code may call `fetch`.
 */
export async function callsOfSite(): Promise<Call[]> {
  // An empty form. It needs the type assertion, since the types of the payloads do not allow it.
  const nothing = {} as never;
  const makers = {
    login: () => login(nothing, 'en'),
    'second factor': () => login({ secret: '' } as never, 'en'),
    register: () => register(nothing, 'en'),
    forgot: () => forgot(nothing, 'en'),
    reset: () => reset(nothing, 'en'),
  };
  const { fetch } = globalThis;
  const calls: Call[] = [];
  try {
    for (const [name, make] of Object.entries(makers)) {
      globalThis.fetch = (address, init) => {
        // The type assertion is right, since broker/calls.ts passes all of these options to `fetch`.
        const { method, headers, credentials, redirect, body } = init as Call['init'];
        calls.push({ name, address: String(address), init: { method, headers, credentials, redirect, body } });
        return Promise.resolve(new Response());
      };
      await make();
    }
  } finally {
    globalThis.fetch = fetch;
  }
  return calls;
}
