import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { forgot, type ForgotPayload } from '../broker/auth';
import { Button } from '../components/button';
import { RouteLink } from '../components/route-link';
import { Spinner } from '../components/spinner';
import * as hidden from '../components/visually-hidden.module.css';
import { useMessages } from '../forms/message';
import { idle } from '../forms/outcome';
import { Strip } from '../forms/strip';
import { type RecoveryRequest, rememberRecovery, resendWait } from './recovery-request';
import { useSecondsUntil } from './use-seconds-until';
import { useSubmit } from './use-submit';
import * as styles from './send-again.module.css';

/** Asks for the recovery mail once more, after a wait that is shown; every answer that says something starts the wait anew. */
export function SendAgain(first: RecoveryRequest) {
  const { t } = useTranslation('auth');
  const say = useMessages();
  const [sentAt, setSentAt] = useState(first.sentAt);
  const [outcome, setOutcome] = useState(idle);
  const isSending = outcome.state === 'sending';
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
    setOutcome({ ...idle, state: 'sending' });
    const next = await submit({ email: first.email });
    setOutcome(next);
    if (next.state === 'success' || next.alerts.length > 0) setSentAt(Date.now());
  };

  return (
    <div className={styles.again}>
      {outcome.alerts.map((alert, index) => (
        <Strip key={index} tone="problem">
          {say(alert)}
        </Strip>
      ))}
      <p className={styles.line}>
        {t('resend.sentTo')} <strong className={styles.address}>{first.email}</strong>
      </p>
      <Button look="secondary" aria-disabled={wait > 0} aria-busy={isSending} onClick={() => void handleClick()}>
        {isSending ? (
          <Spinner label={t('form.sending')} />
        ) : (
          t(wait > 0 ? 'resend.wait' : 'resend.send', { seconds: wait })
        )}
      </Button>
      <p role="status" className={styles.line}>
        {isSending && <span className={hidden.visuallyHidden}>{t('form.sending')}</span>}
        {outcome.state === 'success' && t('successfullySent')}
      </p>
      <p className={styles.line}>
        <RouteLink route="forgotPassword">{t('resend.otherAddress')}</RouteLink>
      </p>
    </div>
  );
}
