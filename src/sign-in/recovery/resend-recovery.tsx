import { useTranslation } from 'react-i18next';
import { useCallback, useState } from 'react';
import { politely } from '../../components/politely';
import { useEachSecond } from '../form/use-each-second';
import * as hidden from '../../components/patterns/visually-hidden.module.css';
import { forgot, type ForgotPayload } from '../broker/calls';
import { RequestButton } from '../form/request-button';
import { Alerts } from '../form/strip';
import { type RecoveryRequest, rememberRecovery, resendWait } from './recovery-request';
import { useFormRequest } from '../use-form-request';
import * as styles from './resend-recovery.module.css';

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - performance.now()) / 1000));

/** Returns the whole seconds that are left until a time by `performance.now()`; at least 0, updated each second. */
function useSecondsUntil(time: number): number {
  const [, redraw] = useState(0);
  const update = useCallback(() => redraw(secondsUntil(time)), [time]);
  useEachSecond(update);
  return secondsUntil(time);
}

/**
 * A button that requests the recovery mail again, after a visible countdown, which restarts after a success or an
 * error message.
 */
export function ResendRecovery({ email, sentAt: firstSentAt }: RecoveryRequest) {
  const { t } = useTranslation('sign-in');
  const [sentAt, setSentAt] = useState(firstSentAt);
  const wait = useSecondsUntil(sentAt + resendWait);
  const { status, submit } = useFormRequest<ForgotPayload>({
    form: 'forgotPassword',
    key: 'resendRecovery',
    fields: [],
    send: forgot,
    then: { success: () => rememberRecovery(email) },
  });
  const isSending = status.state === 'sending';

  const handleClick = async () => {
    if (isSending || wait > 0) return;
    const { state, alerts } = await submit({ email });
    if (state === 'success' || alerts.length > 0) setSentAt(performance.now());
  };

  return (
    <div>
      <Alerts messages={status.alerts} />
      <p className={styles.line}>
        {t('resend.sentTo')} <strong className={styles.address}>{email}</strong>
      </p>
      <RequestButton
        look="secondary"
        aria-disabled={wait > 0}
        state={status.state}
        label={wait > 0 ? t('resend.wait', { seconds: wait }) : t('resend.send')}
        onClick={() => void handleClick()}
      />
      <p {...politely} className={styles.line}>
        {isSending && <span className={hidden.visuallyHidden}>{t('form.sending')}</span>}
        {status.state === 'failed' && <span className={hidden.visuallyHidden}>{t('form.tryAgain')}</span>}
        {status.state === 'success' && <span>{t('successfullySent')}</span>}
      </p>
    </div>
  );
}
