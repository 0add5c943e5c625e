import { useTranslation } from 'react-i18next';
import { RouteLink } from '../components/route-link';
import * as styles from './forms.module.css';

export function BackToLogin() {
  const { t } = useTranslation('sign-in');
  return (
    <p className={styles.below}>
      <RouteLink route="login">{t('toLogin')}</RouteLink>
    </p>
  );
}
