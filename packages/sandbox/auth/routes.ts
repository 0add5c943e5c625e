import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { faulty } from '../fault-answers';
import { languageOf } from '../language';
import type { Parts } from '../parts';
import { spellings } from '../site-links';
import { confirm } from './confirmation';
import { forgot } from './forgot';
import { login } from './login';
import { register } from './register';
import { resetPassword } from './reset-password';

/** The broker's API as the site calls it, and the link in the confirmation mail. */
export function authRoutes(parts: Parts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(
    cors({
      origin: spellings(parts.site),
      allowMethods: ['POST'],
      allowHeaders: ['Accept', 'Accept-Language', 'Content-Type'],
      exposeHeaders: ['Retry-After'],
      credentials: true,
      maxAge: 600,
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('Content-Language', languageOf(c));
    c.header('Vary', 'Accept-Language', { append: true });
  });
  app.use(faulty(parts.faults));

  app.post('/login', login(parts));
  app.post('/register', register(parts));
  app.post('/forgot', forgot(parts));
  app.post('/reset/', resetPassword(parts));
  app.get('/confirm', confirm(parts));
  return app;
}
