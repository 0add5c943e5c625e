/** @jest-environment jsdom */
import { leave } from '../sign-in-page';
import { screen } from '@testing-library/react';
import type { Tree } from '../../../../src/i18n/paths';
import { keepTyped } from '../../../../src/sign-in/form/form-state';
import { MailNotice } from '../../../../src/sign-in/recovery/mail-notice';
import { renderInPage } from '../../../support/render-in-page';

const open = (tree: Tree) =>
  renderInPage(<MailNotice page="registerConfirmed" />, { tree, route: 'registerConfirmed' });

const address = () => screen.queryByText('ada@example.com');

it('the confirmation of a registration shows the e-mail in each language, until the visitor leaves the sign-in area', () => {
  keepTyped('register', { email: 'ada@example.com' }, { email: '' });
  const english = open('en');
  expect(address()).toBeVisible();
  leave(english, '/de/auth/register/confirmed');
  const german = open('de');
  expect(address()).toBeVisible();
  leave(german, '/de/terms');
  open('de');
  expect(address()).toBeNull();
});
