import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { politely } from '../../components/politely';
import { type Credentials, login } from '../broker/calls';
import { RequestButton } from '../form/request-button';
import { Alerts } from '../form/strip';
import { leaveForTerminal } from '../location';
import { readPendingLogin, storePendingLogin } from '../stored/pending-login';
import { useFormRequest } from '../use-form-request';
import { checkPendingLogin } from './use-pending-login';
import * as styles from '../forms.module.css';

/**
 * A button that requests another code: it sends e-mail and password of the pending login again. The time limit starts
 * anew.
 */
export function NewCode() {
  const { t } = useTranslation('sign-in');
  const [isSent, setSent] = useState(false);
  const { status, submit, reset } = useFormRequest<Credentials>({
    form: 'login',
    key: 'newCode',
    fields: [],
    send: login,
    then: {
      success: leaveForTerminal,
      twoFactor: (values) => {
        storePendingLogin(values);
        setSent(true);
        reset();
      },
    },
  });

  const handleClick = () => {
    const pending = readPendingLogin();
    if (!pending) return checkPendingLogin();
    setSent(false);
    const { email, password } = pending;
    if (status.state !== 'sending') void submit({ email, password });
  };
  return (
    <div className={styles.newCode}>
      <Alerts messages={status.alerts} />
      <RequestButton
        look="quiet"
        size="small"
        state={status.state}
        label={t('twoFactor.newCode')}
        onClick={handleClick}
      />
      <p {...politely}>{isSent && <span>{t('twoFactor.newCodeSent')}</span>}</p>
    </div>
  );
}
