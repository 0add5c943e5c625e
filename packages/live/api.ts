import type { Page, Response } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { fieldErrorsOf } from '../../src/sign-in/broker/answer';
import { terminalAddress } from '../../src/sign-in/terminal-address';
import { foreignOrigin } from '../publish/site-facts';
import type { HttpResponse, SendRequest } from './send-request';
import type { Call } from './calls';
import type { Finding } from './finding';
import { findingsOf, type Site, withoutFalse } from './site';

const finding = findingsOf('API');
const atTerminal = findingsOf('terminal');

/** Request headers that need no preflight (https://fetch.spec.whatwg.org/#cors-safelisted-request-header). */
const safe = ['accept', 'accept-language'];

const askedHeaders = ({ init }: Call): string[] =>
  Object.keys(init.headers)
    .map((name) => name.toLowerCase())
    .filter((name) => !safe.includes(name));

const listOf = (value: string | null): string[] => (value ?? '').split(',').map((one) => one.trim().toLowerCase());

const inDocs = 'docs/api.md says what the API must send';

/** Checks that the response to a preflight allows a page of `origin` to send a call with cookies. */
function judgePreflight(origin: string, call: Call, { address, status, headers }: HttpResponse): Finding[] {
  const at = `OPTIONS ${address} (${call.name})`;
  const allowed = listOf(headers.get('access-control-allow-headers'));
  const refused = askedHeaders(call).filter((name) => !allowed.includes(name));
  const from = headers.get('access-control-allow-origin');
  const withCookies = headers.get('access-control-allow-credentials') === 'true';
  const send = (header: string): string => `Send “${header}” with every answer, also 4xx and 5xx: ${inDocs}`;
  return withoutFalse(
    (status < 200 || status > 299) &&
      finding(at, `the preflight is answered ${status}`, `Answer OPTIONS there with 204, without login: ${inDocs}`),
    from !== origin &&
      finding(at, `the origin is allowed as “${from ?? ''}”`, send(`Access-Control-Allow-Origin: ${origin}`)),
    !withCookies && finding(at, 'cookies are refused to the site', send('Access-Control-Allow-Credentials: true')),
    refused.length > 0 &&
      finding(
        at,
        `the headers ${refused.join(', ')} are refused`,
        `Name them in Access-Control-Allow-Headers: ${inDocs}`,
      ),
  );
}

/** Sends the preflight request of each call. An API on the site's own origin needs none. */
export async function checkPreflights(
  { url, description }: Site,
  calls: readonly Call[],
  sendRequest: SendRequest,
): Promise<Finding[]> {
  if (!foreignOrigin(description.facts.apiBase, url)) return [];
  const preflights = calls.map(async (call) => {
    const headers = {
      Origin: url,
      'Access-Control-Request-Method': call.init.method,
      'Access-Control-Request-Headers': askedHeaders(call).join(','),
    };
    return judgePreflight(url, call, await sendRequest(call.address, { method: 'OPTIONS', headers }));
  });
  return (await Promise.all(preflights)).flat();
}

/** The response to a call: status and body as JavaScript in a page of the site sees them, and the cookies. */
interface SeenAnswer {
  /** HTTP status; 0 if the browser hides the response because of CORS. */
  status: number;
  body: string;
  /** Names of the cookies that the response set, and of those that the browser accepted. */
  cookies: { sent: string[]; kept: string[] };
}

/**
 * Checks the response to a form with empty fields: status 422 and an error for each field. The browser must accept the
 * cookies of calls with credentials.
 */
export function judgeRefusal({ name, address, init }: Call, { status, body, cookies }: SeenAnswer): Finding[] {
  const at = `POST ${address} (${name})`;
  const dropped = init.credentials === 'include' ? cookies.sent.filter((one) => !cookies.kept.includes(one)) : [];
  const isHidden = status === 0;
  const hasErrors = Object.keys(fieldErrorsOf(body)).length > 0;
  const sameDomain = 'Set it as docs/api.md says under “The cookie”, from the domain of the site';
  return withoutFalse(
    isHidden && finding(at, 'the browser hides the answer', `Send the headers of a preflight with 422 too: ${inDocs}`),
    !isHidden && status !== 422 && finding(at, `with empty fields it is answered ${status}, not 422`, inDocs),
    status === 422 && !hasErrors && finding(at, 'its 422 has no errors by field', inDocs),
    ...dropped.map((cookie) => finding(at, `the browser refuses the cookie “${cookie}”`, sameDomain)),
  );
}

/** Sends every call with empty fields, from a page of the site. */
export async function sendEmptyCalls(page: Page, calls: readonly Call[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const call of calls) {
    const responses: Response[] = [];
    const note = (response: Response): void => void (response.url() === call.address && responses.push(response));
    page.on('response', note);
    const seen = await page.evaluate(
      ({ address, init }) =>
        fetch(address, init).then(
          async (response) => ({ status: response.status, body: await response.text() }),
          () => ({ status: 0, body: '' }),
        ),
      call,
    );
    page.off('response', note);
    const headers = (await Promise.all(responses.map((response) => response.headersArray()))).flat();
    const sent = headers.flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? [value.split('=')[0] ?? ''] : []));
    const kept = (await page.context().cookies(call.address)).map(({ name }) => name);
    findings.push(...judgeRefusal(call, { ...seen, cookies: { sent, kept } }));
  }
  return findings;
}

/** Checks that the trading terminal answers over https. 401 and 403 are accepted, since it may require a login. */
export function judgeTerminal(asked: string, { address, status }: Pick<HttpResponse, 'address' | 'status'>): Finding[] {
  const fix = 'Make the terminal answer at GATSBY_TERMINAL_URL, or build with its right address';
  return withoutFalse(
    !address.startsWith('https:') && atTerminal(asked, `it leads to ${new URL(address).origin}, without TLS`, fix),
    status >= 400 && ![401, 403].includes(status) && atTerminal(asked, `it is answered ${status}`, fix),
  );
}

/** Checks the trading terminal's URL in every language. */
export async function checkTerminal({ description }: Site, sendRequest: SendRequest): Promise<Finding[]> {
  const addresses = locales.map((locale) => terminalAddress(description.facts.terminalUrl, locale));
  const asked = addresses.map(async (address) => judgeTerminal(address, await sendRequest(address, { follow: true })));
  return (await Promise.all(asked)).flat();
}
