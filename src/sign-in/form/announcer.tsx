import { useTranslation } from 'react-i18next';
import { politely } from '../../components/politely';
import { useSettled } from '../../components/use-settled';
import * as hidden from '../../components/visually-hidden.module.css';
import { type FormStatus, isBusy } from './form-status';

/** Milliseconds after which a pending request is announced. Sooner, screen readers would say “Sending” after the answer. */
const slow = 600;

interface AnnouncerProps extends Pick<FormStatus, 'state'> {
  /** The error of a field that had the focus already, so that nothing else reads it out. */
  unheardError: string;
}

/** A live region that announces the form's state: sending, success, that it can be sent again, or an unheard error. */
export function Announcer({ state, unheardError }: AnnouncerProps) {
  const { t } = useTranslation('sign-in');
  const isSlow = useSettled(isBusy({ state }), slow);
  const sending = isSlow ? t('form.sending') : '';
  const texts = {
    idle: unheardError,
    sending,
    failed: t('form.tryAgain'),
    success: t('successfully'),
    twoFactor: sending,
  };
  return (
    <p {...politely} className={hidden.visuallyHidden}>
      {texts[state]}
    </p>
  );
}
