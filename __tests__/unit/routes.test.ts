import { routeIds, routes } from '../../src/routes';

const pathsOf = (ids: readonly (typeof routeIds)[number][]) => ids.map((id) => routes[id].path);

it('the pages of the specification stand at its paths', () => {
  const paths = pathsOf(routeIds);
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
    ]),
  );
});

it('search engines may list all but sign-in, notices and the page that is not there', () => {
  const hidden = pathsOf(routeIds.filter((id) => !routes[id].indexable));
  expect(hidden).toEqual(pathsOf(routeIds).filter((path) => /^(auth|withdrawal|activation)\/|^404$/.test(path)));
});

it('pages below auth/ are the sign-in area, and no other', () => {
  const signIn = pathsOf(routeIds.filter((id) => routes[id].area === 'auth'));
  expect(signIn).toEqual(pathsOf(routeIds).filter((path) => path.startsWith('auth/')));
});
