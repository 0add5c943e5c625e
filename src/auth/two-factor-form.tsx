import { useTranslation } from 'gatsby-plugin-react-i18next';
import { login, type TwoFactorPayload } from '../broker/auth';
import { RouteLink } from '../components/route-link';
import { TextField } from '../forms/fields';
import { Form } from '../forms/form';
import { type FormStatus, idle } from '../forms/form-status';
import { Strip } from '../forms/strip';
import { leaveForTerminal } from './location';
import { clearPendingLogin, readPendingLogin } from './pending-login';
import { twoFactorSchema } from './schemas';
import { keepTypedValues, withTypedValues } from './typed-values';
import { returnToLogin, usePendingLogin, whileSending } from './use-pending-login';
import { useSubmit } from './use-submit';
import * as styles from './auth-form.module.css';

const empty = { secret: '' };

const keepTyped = (values: typeof empty) => keepTypedValues('twoFactor', values);

export function TwoFactorForm() {
  const { t } = useTranslation('auth');
  const isPending = usePendingLogin();
  const submit = useSubmit<TwoFactorPayload>({
    form: 'twoFactor',
    fields: ['secret'],
    send: login,
    onSuccess: () => {
      clearPendingLogin();
      leaveForTerminal();
    },
  });
  if (!isPending) return null;

  const handleSubmit = async ({ secret }: typeof empty): Promise<FormStatus> => {
    const pending = readPendingLogin();
    if (pending) {
      const { email, password } = pending;
      return whileSending(() => submit({ email, password, secret, remember: true }));
    }
    returnToLogin();
    return { ...idle, state: 'leaving' };
  };
  return (
    <>
      <Strip tone="mail">
        <strong>{t('twoFactorRequired')}</strong>
        <p>{t('twoFactor.sent')}</p>
      </Strip>
      <Form
        submitLabel={t('twoFactor.submit')}
        initialValues={withTypedValues('twoFactor', empty)}
        schema={twoFactorSchema}
        onSubmit={handleSubmit}
        onValues={keepTyped}
      >
        <TextField
          name="secret"
          label={t('label.code')}
          hint={t('twoFactor.hint')}
          type="text"
          look="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
      <p className={styles.below}>
        <RouteLink route="login">{t('toLogin')}</RouteLink>
      </p>
    </>
  );
}
