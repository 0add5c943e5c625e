import pLimit from 'p-limit';

/** A response, with its body decoded. */
export interface Answer {
  /** The address that was asked, or the last one after redirects. */
  address: string;
  status: number;
  headers: Headers;
  body: Buffer;
}

interface Question {
  /** GET unless stated. */
  method?: 'GET' | 'OPTIONS';
  headers?: Readonly<Record<string, string>>;
  /** Whether redirects are followed; otherwise the redirect itself is the response. */
  follow?: boolean;
}

export type Ask = (address: string, question?: Question) => Promise<Answer>;

/** Milliseconds after which a server counts as silent. */
const patience = 15_000;

/** Some hosts refuse requests without a user agent. */
const usual = { 'User-Agent': 'Mozilla/5.0 (compatible; check of the published site)', 'Accept-Encoding': 'br, gzip' };

/** The reason of a failed request: `fetch` itself only says that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

/** Limits concurrent requests, so that no host takes the check for an attack. */
const inTurn = pLimit(8);

async function send(address: string, { method = 'GET', headers = {}, follow = false }: Question): Promise<Answer> {
  const response = await fetch(address, {
    method,
    headers: { ...usual, ...headers },
    redirect: follow ? 'follow' : 'manual',
    signal: AbortSignal.timeout(patience),
  });
  const body = Buffer.from(await response.arrayBuffer());
  return { address: response.url || address, status: response.status, headers: response.headers, body };
}

/** Sends a request without body or cookies. Rejects with the address and the reason if there is no response. */
export const ask: Ask = (address, question = {}) =>
  inTurn(() =>
    send(address, question).catch((error: unknown) => {
      throw new Error(`${address} gave no answer: ${reasonOf(error)}`);
    }),
  );
