import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { RouteLink } from '../../components/route-link';
import { type Credentials, login } from '../broker/calls';
import { PasswordField } from '../form/password-field';
import { TextField } from '../form/text-field';
import { Form } from '../form/form';
import { Alerts } from '../form/strip';
import { goTo, leaveForTerminal } from '../location';
import { readLoginNotice, storePendingLogin } from '../stored/pending-login';
import { useFormRequest } from '../use-form-request';
import { loginSchema } from '../schemas';
import * as styles from '../forms.module.css';

const empty: Credentials = { email: '', password: '' };

/**
 * A message above the login form that says why a login has ended: the time for the second factor ran out, or the
 * visitor interrupted the login. A change of language does not remove it.
 */
function Notice() {
  const [notice] = useState(readLoginNotice);
  return <Alerts messages={notice ? [notice] : []} />;
}

export function LoginForm() {
  const { t } = useTranslation('sign-in');
  const request = useFormRequest<Credentials>({
    form: 'login',
    fields: ['email', 'password'],
    send: login,
    then: {
      success: leaveForTerminal,
      twoFactor: (values) => {
        storePendingLogin(values);
        goTo('twoFactor');
      },
    },
  });
  return (
    <>
      <Notice />
      <Form
        typedAs="login"
        submitLabel={t('login.submit')}
        initialValues={empty}
        schema={loginSchema}
        request={request}
      >
        <TextField name="email" label={t('label.email')} type="email" inputMode="email" autoComplete="username" />
        <div className={styles.withLink}>
          <PasswordField name="password" label={t('label.password')} autoComplete="current-password" />
          <p className={styles.aside}>
            <RouteLink route="forgotPassword">{t('login.forgot')}</RouteLink>
          </p>
        </div>
      </Form>
      <p className={styles.below}>
        {t('login.noAccount')} <RouteLink route="register">{t('login.register')}</RouteLink>
      </p>
    </>
  );
}
