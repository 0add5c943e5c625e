import { useTranslation } from 'react-i18next';
import { useCallback, useContext, useEffect, useState } from 'react';
import { ActionLink } from '../../components/action-link';
import { FailedStep } from '../../components/failed-step';
import { useEachSecond } from '../form/use-each-second';
import { BackToLogin } from '../back-to-login';
import { reset } from '../broker/calls';
import { type CurrentResetLink, currentResetLink, type LinkError, spendResetLink } from './current-reset-link';
import { Form } from '../form/form';
import { statusOf } from '../form/form-state';
import { Strip } from '../form/strip';
import { goTo } from '../location';
import type { ResetLink } from './parse-reset-link';
import { NewPasswordFields } from '../password-fields';
import { useFormRequest } from '../use-form-request';
import { resetSchema } from '../schemas';
import * as styles from '../forms.module.css';

const empty = { password: '', password_confirmation: '' };

/** Index of the step in which the visitor opens the link in the mail. */
const linkStep = 1;

/**
 * Says why there is no form. The page's heading is about an incomplete link. If the link has expired or was used, this
 * component replaces the heading.
 */
function UnusableLink({ error }: { error: LinkError }) {
  const { t } = useTranslation('sign-in');
  const reportFailure = useContext(FailedStep);
  useEffect(() => {
    const title = error === 'incomplete' ? {} : { title: t(`reset.${error}.title`) };
    reportFailure({ step: linkStep, ...title, ...(error === 'used' && { lead: t('reset.used.lead') }) });
  }, [reportFailure, error, t]);
  return (
    <>
      <Strip kind="problem">{t(`reset.${error}.text`)}</Strip>
      <ActionLink route="forgotPassword" size="large">
        {t('reset.newLink')}
      </ActionLink>
    </>
  );
}

function NewPassword({ email, token }: ResetLink) {
  const { t } = useTranslation('sign-in');
  const request = useFormRequest<typeof empty>({
    form: 'resetPassword',
    fields: ['password', 'password_confirmation'],
    send: ({ password }, locale) => reset({ password, email, token }, locale),
    then: {
      success: () => {
        spendResetLink({ email, token });
        goTo('resetPasswordDone', { replace: true });
      },
    },
  });
  return (
    <>
      <p className={styles.account}>
        {t('reset.account')} <strong dir="auto">{email}</strong>
      </p>
      <Form
        typedAs="resetPassword"
        submitLabel={t('reset.submit')}
        initialValues={empty}
        schema={resetSchema}
        request={request}
      >
        {/* A hidden field with the e-mail address, for which password managers save the new password. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields label={t('label.newPassword')} hint={t('reset.hint')} />
      </Form>
    </>
  );
}

/**
 * Returns the reset link of the page, and reads it again each second: it may expire, or the visitor may enter another
 * link whose token is in the fragment.
 */
function useResetLink(): CurrentResetLink {
  const [link, setLink] = useState(currentResetLink);
  const check = useCallback(() => {
    if (!['idle', 'failed'].includes(statusOf('resetPassword').state)) return;
    const now = currentResetLink();
    setLink((shown) => (JSON.stringify(shown) === JSON.stringify(now) ? shown : now));
  }, []);
  useEachSecond(check);
  return link;
}

export function ResetForm() {
  const link = useResetLink();
  return (
    <>
      {link.error ? <UnusableLink error={link.error} /> : <NewPassword key={link.token} {...link} />}
      <BackToLogin />
    </>
  );
}
