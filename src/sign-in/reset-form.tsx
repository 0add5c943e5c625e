import { useTranslation } from 'react-i18next';
import { useContext, useEffect, useState } from 'react';
import { ActionLink } from '../components/action-link';
import { FailedStep } from '../components/failed-step';
import { BackToLogin } from './back-to-login';
import { reset } from './broker/calls';
import { Form } from './form/form';
import { Strip } from './form/strip';
import { goTo } from './location';
import { NewPasswordFields } from './password-fields';
import { useRequest } from './request';
import { forgetResetLink, leaveResetLink, readResetLink, type ResetLink } from './reset-link';
import { resetSchema } from './schemas';
import * as styles from './form/form.module.css';

const empty = { password: '', password_confirmation: '' };

/** The step in which the visitor opens the link from the mail. */
const linkStep = 1;

function MissingLink() {
  const { t } = useTranslation('auth');
  const reportFailure = useContext(FailedStep);
  useEffect(() => reportFailure(linkStep), [reportFailure]);
  return (
    <>
      <Strip tone="problem">{t('reset.missingLink')}</Strip>
      <ActionLink route="forgotPassword" className={styles.wide}>
        {t('reset.newLink')}
      </ActionLink>
    </>
  );
}

function NewPassword({ email, token }: ResetLink) {
  const { t } = useTranslation('auth');
  const request = useRequest<typeof empty>({
    form: 'resetPassword',
    fields: ['password', 'password_confirmation'],
    send: (values, locale) => reset({ ...values, email, token }, locale),
    then: {
      success: () => {
        forgetResetLink();
        goTo('resetPasswordDone', { replace: true });
      },
    },
  });
  return (
    <Form
      name="resetPassword"
      submitLabel={t('reset.submit')}
      initialValues={empty}
      schema={resetSchema}
      request={request}
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
  return (
    <>
      {link ? <NewPassword {...link} /> : <MissingLink />}
      <BackToLogin />
    </>
  );
}
