import { useTranslation } from 'react-i18next';
import { BackToLogin } from '../back-to-login';
import { login, type TwoFactorCredentials } from '../broker/calls';
import { TextField } from '../form/text-field';
import { Form } from '../form/form';
import { Strip } from '../form/strip';
import { leaveForTerminal } from '../location';
import { NewCode } from './new-code';
import { readPendingLogin } from '../stored/pending-login';
import { useFormRequest } from '../use-form-request';
import { twoFactorSchema } from '../schemas';
import { checkPendingLogin, usePendingLogin } from './use-pending-login';

const empty = { secret: '' };

export function TwoFactorForm() {
  const { t } = useTranslation('sign-in');
  const isPending = usePendingLogin();
  const { status, submit, reset } = useFormRequest<TwoFactorCredentials>({
    form: 'twoFactor',
    fields: ['secret'],
    send: login,
    then: {
      success: leaveForTerminal,
      // The pending login may have expired while the request was under way.
      idle: checkPendingLogin,
      failed: checkPendingLogin,
    },
  });
  if (!isPending) return null;

  const submitCode = async ({ secret }: typeof empty, typed: typeof empty) => {
    const pending = readPendingLogin();
    if (!pending) return checkPendingLogin();
    const { email, password } = pending;
    return submit({ email, password, secret }, typed);
  };
  return (
    <>
      <Strip kind="mail">
        <strong>{t('twoFactorRequired')}</strong>
        <p>{t('twoFactor.sent')}</p>
      </Strip>
      <Form
        typedAs="twoFactor"
        submitLabel={t('twoFactor.submit')}
        initialValues={empty}
        schema={twoFactorSchema}
        request={{ status, submit: submitCode, reset }}
      >
        <TextField
          name="secret"
          label={t('label.code')}
          hint={t('twoFactor.hint')}
          type="text"
          look="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
        />
      </Form>
      <NewCode />
      <BackToLogin />
    </>
  );
}
