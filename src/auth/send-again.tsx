import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { forgot, type ForgotPayload } from '../broker/auth';
import { Button } from '../components/button';
import { politely } from '../components/politely';
import { RouteLink } from '../components/route-link';
import { Spinner } from '../components/spinner';
import * as hidden from '../components/visually-hidden.module.css';
import { Alerts } from '../forms/alerts';
import { idle } from '../forms/form-status';
import { type RecoveryRequest, rememberRecovery, resendWait } from './recovery-request';
import { useSecondsUntil } from './use-seconds-until';
import { useSubmit } from './use-submit';
import * as styles from './send-again.module.css';

/** Requests the recovery mail again, after a visible countdown, which restarts after a success or an alert. */
export function SendAgain(first: RecoveryRequest) {
  const { t } = useTranslation('auth');
  const [sentAt, setSentAt] = useState(first.sentAt);
  const [status, setStatus] = useState(idle);
  const isSending = status.state === 'sending';
  const wait = useSecondsUntil(sentAt + resendWait);
  const submit = useSubmit<ForgotPayload>({
    form: 'forgotPassword',
    page: 'forgotPasswordSent',
    fields: [],
    send: forgot,
    onSuccess: ({ email }) => rememberRecovery(email),
  });

  const handleClick = async () => {
    if (isSending || wait > 0) return;
    setStatus({ ...idle, state: 'sending' });
    const next = await submit({ email: first.email });
    setStatus(next);
    if (next.state === 'success' || next.alerts.length > 0) setSentAt(performance.now());
  };

  const idleLabel = status.state === 'failed' ? t('form.tryAgain') : t('resend.send');
  const label = wait > 0 ? t('resend.wait', { seconds: wait }) : idleLabel;
  return (
    <div className={styles.again}>
      <Alerts texts={status.alerts} />
      <p className={styles.line}>
        {t('resend.sentTo')} <strong className={styles.address}>{first.email}</strong>
      </p>
      <Button look="secondary" aria-disabled={wait > 0} aria-busy={isSending} onClick={() => void handleClick()}>
        {isSending ? <Spinner label={t('form.sending')} /> : <span>{label}</span>}
      </Button>
      <p {...politely} className={styles.line}>
        {isSending && <span className={hidden.visuallyHidden}>{t('form.sending')}</span>}
        {status.state === 'failed' && <span className={hidden.visuallyHidden}>{t('form.tryAgain')}</span>}
        {status.state === 'success' && <span>{t('successfullySent')}</span>}
      </p>
      <p className={styles.line}>
        <RouteLink route="forgotPassword">{t('resend.otherAddress')}</RouteLink>
      </p>
    </div>
  );
}
