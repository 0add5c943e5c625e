import { useTranslation } from 'gatsby-plugin-react-i18next';
import { forgot, type ForgotPayload } from '../broker/auth';
import { RouteLink } from '../components/route-link';
import { TextField } from '../forms/fields';
import { Form } from '../forms/form';
import { keepTypedValues, withTypedValues } from './typed-values';
import { goTo } from './location';
import { rememberRecovery } from './recovery-request';
import { forgotSchema } from './schemas';
import { useSubmit } from './use-submit';
import * as styles from './auth-form.module.css';

const empty: ForgotPayload = { email: '' };

/** Asks for a recovery mail. Shares its typed values with the login, so that an address typed there is filled in here. */
const keepTyped = (values: ForgotPayload) => keepTypedValues('login', values);

export function ForgotForm() {
  const { t } = useTranslation('auth');
  const submit = useSubmit<ForgotPayload>({
    form: 'forgotPassword',
    fields: ['email'],
    send: forgot,
    onSuccess: ({ email }) => {
      rememberRecovery(email);
      goTo('forgotPasswordSent');
    },
  });
  return (
    <>
      <Form
        submitLabel={t('forgot.submit')}
        initialValues={withTypedValues('login', empty)}
        schema={forgotSchema}
        onSubmit={submit}
        onValues={keepTyped}
      >
        <TextField name="email" label={t('label.email')} type="email" inputMode="email" autoComplete="username" />
      </Form>
      <p className={styles.below}>
        <RouteLink route="login">{t('toLogin')}</RouteLink>
      </p>
    </>
  );
}
