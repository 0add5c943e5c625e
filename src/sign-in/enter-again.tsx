import { useTranslation } from 'react-i18next';
import { RouteLink } from '../components/route-link';
import * as styles from './enter-again.module.css';

/** The way back to the form that asks for the address of an account. */
export function EnterAgain() {
  const { t } = useTranslation('auth');
  return (
    <p className={styles.line}>
      <RouteLink route="forgotPassword">{t('resend.otherAddress')}</RouteLink>
    </p>
  );
}
