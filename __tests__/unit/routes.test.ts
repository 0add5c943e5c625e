import { routeIds, routes } from '../../src/routes';

it('search engines may index every page except sign-in pages, confirmations and Page Not Found', () => {
  const hidden = routeIds.filter((id) => !routes[id].indexable).map((id) => routes[id].path);
  expect(hidden).toEqual([
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
    '404',
  ]);
});
