import { useTranslation } from 'react-i18next';
import { politely } from '../../components/politely';
import { useSettled } from '../../components/use-settled';
import * as hidden from '../../components/patterns/visually-hidden.module.css';
import { type FormStatus, isBusy } from './form-state';

/**
 * A request that takes this many milliseconds is announced. If “Sending” were announced sooner, screen readers would
 * read it after the result.
 */
const slow = 600;

interface AnnouncerProps extends Pick<FormStatus, 'state'> {
  /** The error of a field that had the focus before the error appeared: screen readers do not read it by themselves. */
  unheardError: string;
}

/**
 * A live region that announces the form's state: sending, success, ready to be sent again, or the error of a field that
 * already had the focus.
 */
export function Announcer({ state, unheardError }: AnnouncerProps) {
  const { t } = useTranslation('sign-in');
  const isSlow = useSettled(isBusy(state), slow);
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
