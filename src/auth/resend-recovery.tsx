import '../components/styles';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { RouteLink } from '../components/route-link';
import { lastRecovery } from './recovery-request';
import { SendAgain } from './send-again';
import * as styles from './send-again.module.css';

/** Sends the recovery mail again, below the notice that it was sent. After a reload, it asks for the address. */
export function ResendRecovery() {
  const { t } = useTranslation('auth');
  const [request] = useState(lastRecovery);
  if (request) return <SendAgain {...request} />;
  return (
    <p className={styles.line}>
      <RouteLink route="forgotPassword">{t('resend.otherAddress')}</RouteLink>
    </p>
  );
}
