import { useTranslation } from 'react-i18next';
import { ActionLink } from '../components/action-link';
import { useCurrentPage } from '../i18n/current-page';
import { routes } from '../routes';
import * as styles from './header-actions.module.css';

/**
 * The links “Log In” and “Open an account”. The second is a filled button, except in the sign-in and account areas,
 * where the page has a main button of its own.
 */
export function HeaderActions({ size }: { size: 'small' | 'medium' }) {
  const { t } = useTranslation('common');
  const { route } = useCurrentPage();
  return (
    <div className={styles.links} data-size={size}>
      <ActionLink route="login" size={size} look="secondary">
        {t('menu.login')}
      </ActionLink>
      <ActionLink
        route="register"
        size={size}
        look={['sign-in', 'account'].includes(routes[route].area) ? 'secondary' : 'primary'}
      >
        {t('menu.register')}
      </ActionLink>
    </div>
  );
}
