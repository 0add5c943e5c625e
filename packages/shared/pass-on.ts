import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Paths that the sandbox answers on the site's own origin. */
const ofSandbox = /^\/(?:api|sandbox)(?:[/?]|$)/;

/** Handles a request for the sandbox and returns true; returns false for a request for the site. */
export type PassOn = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Passes requests on to the sandbox at `origin` without changes. `Host` is kept, so that URLs in its mails have the
 * origin that the visitor sees. If one side drops a connection, so does the other.
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
