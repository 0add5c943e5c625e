import { useTranslation } from 'react-i18next';
import { useCallback, useState } from 'react';
import { Button } from '../components/button';
import { politely } from '../components/politely';
import { Spinner } from '../components/spinner';
import { useEachSecond } from '../components/use-each-second';
import * as hidden from '../components/visually-hidden.module.css';
import { forgot, type ForgotPayload } from './broker/calls';
import { Alerts } from './form/strip';
import { lastRecovery, type RecoveryRequest, rememberRecovery, resendWait } from './recovery-request';
import { useFormRequest } from './use-form-request';
import * as styles from './resend-recovery.module.css';

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - performance.now()) / 1000));

/** The whole seconds that are left until a time by `performance.now()`; at least 0, updated each second. */
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
function SendAgain(first: RecoveryRequest) {
  const { t } = useTranslation('sign-in');
  const [sentAt, setSentAt] = useState(first.sentAt);
  const wait = useSecondsUntil(sentAt + resendWait);
  const { status, submit } = useFormRequest<ForgotPayload>({
    form: 'forgotPassword',
    key: 'resendRecovery',
    fields: [],
    send: forgot,
    then: { success: ({ email }) => rememberRecovery(email) },
  });
  const isSending = status.state === 'sending';

  const handleClick = async () => {
    if (isSending || wait > 0) return;
    const { state, alerts } = await submit({ email: first.email });
    if (state === 'success' || alerts.length > 0) setSentAt(performance.now());
  };

  const idleLabel = status.state === 'failed' ? t('form.tryAgain') : t('resend.send');
  const label = wait > 0 ? t('resend.wait', { seconds: wait }) : idleLabel;
  return (
    <div>
      <Alerts messages={status.alerts} />
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
    </div>
  );
}

/** The part of the notice that can send the recovery mail again. */
export function ResendRecovery() {
  const [request] = useState(lastRecovery);
  return request ? <SendAgain {...request} /> : null;
}
