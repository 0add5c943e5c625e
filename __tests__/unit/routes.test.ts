import { existsSync } from 'node:fs';
import { isRouteId, routeIds, routes } from '../../src/routes';

const carrying = (namespace: string) => routeIds.filter((id) => routes[id].namespaces.includes(namespace));

const drawnBy = (template: string) => routeIds.filter((id) => routes[id].template === template);

it('the pages of the specification stand at its paths', () => {
  const paths = routeIds.map((id) => routes[id].path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '',
      'terms',
      'market',
      'trade',
      'trade/fundamentals',
      'trade/analysis',
      'trade/tehnical-analysis',
      'trade/faq',
      'about-us',
      'contacts',
      'auth/login',
      'auth/2fa',
      'auth/register',
      'auth/register/confirmed',
      'auth/forgot-password',
      'auth/forgot-password/email-successfully',
      'auth/reset-password',
      'auth/reset-password-ok',
      'withdrawal/success',
      'withdrawal/error',
      'activation/error',
      'legal/client-agreement',
      'legal/privacy-policy',
      'legal/return-policy',
      'legal/accessibility',
      '404',
    ]),
  );
});

it('search engines may list all but sign-in, notices and the page that is not there', () => {
  const hidden = routeIds.filter((id) => !routes[id].indexable).map((id) => routes[id].path);
  expect(hidden).toEqual(
    routeIds.map((id) => routes[id].path).filter((path) => /^(auth|withdrawal|activation)\/|^404$/.test(path)),
  );
});

it('pages below auth/ are the sign-in area, and no other', () => {
  const signIn = routeIds.filter((id) => routes[id].area === 'auth');
  expect(signIn).toEqual(routeIds.filter((id) => routes[id].path.startsWith('auth/')));
});

it('every page is drawn by a template that exists, and carries strings that exist', () => {
  const files = routeIds.flatMap((id) => [
    `src/templates/${routes[id].template}.tsx`,
    ...routes[id].namespaces.map((name) => `locales/en/${name}.json`),
  ]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('forms, notices, legal texts and what brings much script have templates of their own', () => {
  expect(drawnBy('auth-page')).toEqual(
    expect.arrayContaining(['login', 'twoFactor', 'register', 'forgotPassword', 'resetPassword']),
  );
  expect(drawnBy('notice-page')).toEqual(
    expect.arrayContaining([
      'registerConfirmed',
      'forgotPasswordSent',
      'resetPasswordDone',
      'withdrawalSuccess',
      'withdrawalError',
      'activationError',
    ]),
  );
  expect(drawnBy('legal-page')).toEqual(
    expect.arrayContaining(['clientAgreement', 'privacyPolicy', 'returnPolicy', 'accessibility']),
  );
  expect(drawnBy('home-page')).toEqual(['home']);
  expect(drawnBy('terms-page')).toEqual(['terms']);
  expect(drawnBy('market-page')).toEqual(expect.arrayContaining(['market']));
  expect(drawnBy('contacts-page')).toEqual(expect.arrayContaining(['contacts']));
  expect(drawnBy('not-found-page')).toEqual(expect.arrayContaining(['notFound']));
});

it('a page carries the strings it shows', () => {
  expect(carrying('auth')).toEqual(
    expect.arrayContaining(['login', 'twoFactor', 'register', 'forgotPassword', 'forgotPasswordSent', 'resetPassword']),
  );
  expect(carrying('embeds')).toEqual(expect.arrayContaining(['home', 'terms', 'contacts']));
  expect(carrying('contacts')).toEqual(expect.arrayContaining(['contacts']));
  expect(carrying('instruments')).toEqual(expect.arrayContaining(['market']));
});

it('a page stands in the table after those above it', () => {
  const paths = routeIds.map((id) => routes[id].path);
  for (const [index, path] of paths.entries())
    for (const below of paths.filter((other) => other.startsWith(`${path}/`)))
      expect(paths.indexOf(below)).toBeGreaterThan(index);
});

it('knows the name of a page from anything else', () => {
  expect(routeIds.every(isRouteId)).toBe(true);
  for (const other of ['toString', 'trade/faq', '', undefined, 1]) expect(isRouteId(other)).toBe(false);
});
