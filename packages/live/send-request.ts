import pLimit from 'p-limit';

/** A response, with its body decoded. */
export interface HttpResponse {
  /** The requested URL, or the last one after redirects. */
  address: string;
  status: number;
  headers: Headers;
  body: Buffer;
}

interface RequestOptions {
  /** GET by default. */
  method?: 'GET' | 'OPTIONS';
  headers?: Readonly<Record<string, string>>;
  /** Whether to follow redirects. By default the redirect itself is returned. */
  follow?: boolean;
}

export type SendRequest = (address: string, options?: RequestOptions) => Promise<HttpResponse>;

/** Timeout of a request, in milliseconds. */
const patience = 15_000;

/** Headers of each request. Some hosts refuse requests without a user agent. */
const usual = { 'User-Agent': 'Mozilla/5.0 (compatible; check of the published site)', 'Accept-Encoding': 'br, gzip' };

/** The cause of a failed request: the message of `fetch` itself only says that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

/** Limits requests to eight at a time, so that no host takes the check for an attack. */
const inTurn = pLimit(8);

async function send(
  address: string,
  { method = 'GET', headers = {}, follow = false }: RequestOptions,
): Promise<HttpResponse> {
  const response = await fetch(address, {
    method,
    headers: { ...usual, ...headers },
    redirect: follow ? 'follow' : 'manual',
    signal: AbortSignal.timeout(patience),
  });
  const body = Buffer.from(await response.arrayBuffer());
  return { address: response.url || address, status: response.status, headers: response.headers, body };
}

/** Sends a request without body and cookies. Rejects with URL and cause if there is no response. */
export const sendRequest: SendRequest = (address, options = {}) =>
  inTurn(() =>
    send(address, options).catch((error: unknown) => {
      throw new Error(`${address} gave no answer: ${reasonOf(error)}`);
    }),
  );
