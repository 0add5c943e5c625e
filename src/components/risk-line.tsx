import { useTranslation } from 'react-i18next';
import * as styles from './actions.module.css';

/** One sentence about the risk, below buttons that open an account. The footer has the full warning. */
export function RiskLine() {
  const { t } = useTranslation('common');
  return <p className={styles.risk}>{t('riskWarning.short')}</p>;
}
