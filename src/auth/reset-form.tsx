import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useState } from 'react';
import { reset } from '../broker/auth';
import { ActionLink } from '../components/action-link';
import { Form } from '../forms/form';
import { Strip } from '../forms/strip';
import { goTo } from './location';
import { NewPasswordFields } from './new-password-fields';
import { forgetResetLink, leaveResetLink, readResetLink, type ResetLink } from './reset-link';
import { resetSchema } from './schemas';
import { keepTypedValues, withTypedValues } from './typed-values';
import { useSubmit } from './use-submit';
import * as styles from './auth-form.module.css';

const empty = { password: '', password_confirmation: '' };

const keepTyped = (values: typeof empty) => keepTypedValues('resetPassword', values);

function MissingLink() {
  const { t } = useTranslation('auth');
  return (
    <>
      <Strip tone="notice">{t('reset.missingLink')}</Strip>
      <ActionLink route="forgotPassword" className={styles.wide}>
        {t('reset.newLink')}
      </ActionLink>
    </>
  );
}

function NewPassword({ email, token }: ResetLink) {
  const { t } = useTranslation('auth');
  const submit = useSubmit<typeof empty>({
    form: 'resetPassword',
    fields: ['password', 'password_confirmation'],
    send: (values, locale) => reset({ ...values, email, token }, locale),
    onSuccess: () => {
      forgetResetLink();
      goTo('resetPasswordDone', { replace: true });
    },
  });
  return (
    <Form
      submitLabel={t('reset.submit')}
      initialValues={withTypedValues('resetPassword', empty)}
      schema={resetSchema}
      onSubmit={submit}
      onValues={keepTyped}
    >
      {/* Password managers save the new password for this address. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields label={t('label.newPassword')} hint={t('reset.hint')} />
    </Form>
  );
}

export function ResetForm() {
  const [link] = useState(readResetLink);
  useEffect(() => leaveResetLink, []);
  return link ? <NewPassword {...link} /> : <MissingLink />;
}
