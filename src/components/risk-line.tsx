import { useTranslation } from 'react-i18next';
import * as styles from './actions.module.css';

/** The risk in a sentence, below buttons that open an account; the full warning is in the footer. */
export function RiskLine() {
  const { t } = useTranslation('common');
  return <p className={styles.risk}>{t('riskWarning.short')}</p>;
}
