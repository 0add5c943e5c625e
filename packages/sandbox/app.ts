import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { ValidationError } from 'yup';
import { authRoutes } from './auth/routes';
import { notJson, serverError, unprocessable } from './auth/replies';
import { InvalidPayload } from './auth/validate';
import { controls } from './control/controls';
import { ownOriginsOnly } from './origins';
import { clearFaultsByHand, faultsPage, setFaultByHand } from './pages/faults';
import { home } from './pages/home';
import { inbox, inboxJson } from './pages/inbox';
import { style } from './pages/style';
import { logOut, terminal } from './pages/terminal';
import type { Parts } from './parts';

const largestBody = 64 * 1024;

/** All routes of the sandbox. An unexpected error is passed to `onError`, and the response is 500. */
export function createApp(parts: Parts, onError: (error: unknown) => void): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        formAction: ["'self'"],
        imgSrc: ['data:'],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      strictTransportSecurity: false,
      // With `no-referrer`, browsers send the header `Origin: null` with forms of these pages, which the check refuses.
      referrerPolicy: 'same-origin',
    }),
    ownOriginsOnly([parts.self, parts.site]),
    bodyLimit({ maxSize: largestBody }),
  );

  app.route('/auth', authRoutes(parts));
  app.route('/sandbox', controls(parts));

  app.get('/', home(parts));
  app.post('/reset', async (c) => {
    await parts.reset();
    return c.redirect('/', 303);
  });
  app.get('/inbox', inbox(parts));
  app.get('/inbox.json', inboxJson(parts));
  app.get('/terminal', terminal(parts));
  app.post('/terminal/logout', logOut(parts));
  app.get('/faults', faultsPage(parts));
  app.post('/faults', setFaultByHand(parts));
  app.post('/faults/clear', clearFaultsByHand(parts));
  app.get('/sandbox.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.onError((error, c) => {
    if (error instanceof InvalidPayload) return unprocessable(c, error.fields);
    if (error instanceof ValidationError) return c.text(error.message, 400);
    if (error instanceof HTTPException) {
      return error.status === 400 || error.status === 415 ? notJson(c, error.status) : error.getResponse();
    }
    onError(error);
    return serverError(c);
  });
  return app;
}
