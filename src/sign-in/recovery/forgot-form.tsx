import { useTranslation } from 'react-i18next';
import { BackToLogin } from '../back-to-login';
import { forgot, type ForgotPayload } from '../broker/calls';
import { TextField } from '../form/text-field';
import { Form } from '../form/form';
import { goTo } from '../location';
import { rememberRecovery } from './recovery-request';
import { useFormRequest } from '../use-form-request';
import { forgotSchema } from '../schemas';

const empty: ForgotPayload = { email: '' };

/**
 * Requests a recovery mail. Shares its stored e-mail address with the login form: an address typed in one of them is
 * filled in in the other.
 */
export function ForgotForm() {
  const { t } = useTranslation('sign-in');
  const request = useFormRequest<ForgotPayload>({
    form: 'forgotPassword',
    fields: ['email'],
    send: forgot,
    then: {
      success: ({ email }) => {
        rememberRecovery(email);
        goTo('forgotPasswordSent');
      },
    },
  });
  return (
    <>
      <Form
        typedAs="login"
        submitLabel={t('forgot.submit')}
        initialValues={empty}
        schema={forgotSchema}
        request={request}
      >
        <TextField name="email" label={t('label.email')} type="email" inputMode="email" autoComplete="username" />
      </Form>
      <BackToLogin />
    </>
  );
}
