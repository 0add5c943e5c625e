import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as hidden from '../components/visually-hidden.module.css';
import type { FormStatus } from './form-status';

interface AnnouncerProps {
  status: FormStatus;
  /** Whether the errors have to be announced because the focus does not move to one of them. */
  announcesFieldErrors: boolean;
}

/**
 * A live region that announces the form's state: sending, success, errors from the server, or that it can be sent
 * again.
 */
export function Announcer({ status: { state, fieldErrors }, announcesFieldErrors }: AnnouncerProps) {
  const { t } = useTranslation('auth');
  const errors = announcesFieldErrors ? [...new Set(Object.values(fieldErrors).flat())].join(' ') : '';
  const texts = {
    idle: errors,
    sending: t('form.sending'),
    failed: t('form.tryAgain'),
    success: t('successfully'),
    leaving: t('form.sending'),
  };
  return (
    <p role="status" className={hidden.visuallyHidden}>
      {texts[state]}
    </p>
  );
}
