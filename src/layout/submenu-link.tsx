import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { RouteLink } from '../components/route-link';
import type { SubmenuPage } from './menu-items';
import * as styles from './submenu-link.module.css';

/** A link in a drop-down panel: icon, name and description of a page. */
export function SubmenuLink({ page }: { page: SubmenuPage }) {
  const { t } = useTranslation('common');
  return (
    <RouteLink route={page.route} className={styles.page}>
      <span className={styles.tile}>
        <Icon of={page.icon} strokeWidth={1.75} />
      </span>
      <span className={styles.label}>{t(page.label)}</span>
      <span className={styles.hint}>{t(page.hint)}</span>
    </RouteLink>
  );
}
