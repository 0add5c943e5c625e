/** @jest-environment jsdom */
import { open } from '../sign-in-page';
import { routePath } from '../../../../src/i18n/paths';
import { isFormName, routeIds } from '../../../../src/routes';
import { storePendingLogin } from '../../../../src/sign-in/stored/pending-login';

it.each(routeIds.filter(isFormName))(
  'in the form %s, browsers neither autocorrect nor spell-check any field',
  (form) => {
    storePendingLogin({ email: 'ada@example.com', password: 'my secret' });
    window.history.replaceState(null, '', `${routePath(form, 'bare')}?email=ada@example.com&token=abc`);
    const { container } = open(form);
    const fields = [...container.querySelectorAll('input:not([type="checkbox"], [hidden])')];
    expect(fields).not.toHaveLength(0);
    for (const field of fields) {
      expect(field).toHaveAttribute('spellcheck', 'false');
      expect(field).toHaveAttribute('autocorrect', 'off');
    }
  },
);
