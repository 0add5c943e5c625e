import { useTranslation } from 'react-i18next';
import * as styles from './risk-warning.module.css';

/** The full risk warning, in the footer of every page. */
export function RiskWarning() {
  const { t } = useTranslation('common');
  return (
    <p className={styles.risk}>
      <strong className={styles.title}>{t('riskWarning.title')}</strong>
      {` ${t('riskWarning.text')}`}
    </p>
  );
}
