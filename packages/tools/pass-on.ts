import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** What the sandbox answers, on the site's own origin. */
const ofSandbox = /^\/(?:api|sandbox)(?:[/?]|$)/;

/** Handles a request for the sandbox, and returns true; false for one that is for the site. */
export type PassOn = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Passes requests on to the sandbox at `origin` as they are, `Host` included: the addresses in its mails are on the
 * origin that the visitor sees. A connection that one side drops is dropped on the other.
 */
export const passOnTo =
  (origin: string): PassOn =>
  (request, response) => {
    const { url = '/', method, headers } = request;
    if (!ofSandbox.test(url)) return false;
    const asked = ask(origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.once('close', () => asked.destroy());
    request.pipe(asked);
    return true;
  };
