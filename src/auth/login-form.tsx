import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useState } from 'react';
import { login, type LoginPayload } from '../broker/auth';
import { RouteLink } from '../components/route-link';
import { Alerts } from '../forms/alerts';
import { PasswordField, TextField } from '../forms/fields';
import { Form } from '../forms/form';
import { keepTypedValues, withTypedValues } from './typed-values';
import { isAt } from './is-at';
import { goTo, leaveForTerminal } from './location';
import { clearLoginNotice, readLoginNotice, storePendingLogin } from './pending-login';
import { loginSchema } from './schemas';
import { useSubmit } from './use-submit';
import * as styles from './auth-form.module.css';

const empty: LoginPayload = { email: '', password: '', remember: true };

const keepTyped = (values: LoginPayload) => keepTypedValues('login', values);

/** The notice above the login after a second factor that could not be entered. It survives a language switch. */
function Notice() {
  const { t } = useTranslation('auth');
  const [notice] = useState(readLoginNotice);
  const [texts] = useState(() => (notice ? [t(notice)] : []));
  useEffect(() => () => void (isAt('login') || clearLoginNotice()), []);
  return <Alerts texts={texts} />;
}

export function LoginForm() {
  const { t } = useTranslation('auth');
  const submit = useSubmit<LoginPayload>({
    form: 'login',
    fields: ['email', 'password'],
    send: login,
    onSuccess: leaveForTerminal,
    onSecondFactor: (values) => {
      storePendingLogin(values);
      goTo('twoFactor');
    },
  });
  return (
    <>
      <Notice />
      <Form
        submitLabel={t('login.submit')}
        initialValues={withTypedValues('login', empty)}
        schema={loginSchema}
        onSubmit={submit}
        onValues={keepTyped}
      >
        <TextField name="email" label={t('label.email')} type="email" inputMode="email" autoComplete="username" />
        <PasswordField
          name="password"
          label={t('label.password')}
          autoComplete="current-password"
          toggle={{ show: t('password.show'), hide: t('password.hide') }}
        />
        <p className={styles.aside}>
          <RouteLink route="forgotPassword">{t('login.forgot')}</RouteLink>
        </p>
      </Form>
      <p className={styles.below}>
        {t('login.noAccount')} <RouteLink route="register">{t('login.register')}</RouteLink>
      </p>
    </>
  );
}
