import { useTranslation } from 'react-i18next';
import { ChevronDown } from '../components/icons';
import { Icon } from '../components/icon';
import { RouteLink } from '../components/route-link';
import { isCurrent } from '../i18n/paths';
import { useCurrentPage } from '../i18n/current-page';
import { isGroup, menu, type MenuGroup } from './menu-items';
import { SubmenuLink } from './submenu-link';
import * as styles from './desktop-menu.module.css';

/** A drop-down panel. It opens when its heading is hovered or its button pressed. */
function Dropdown({ group }: { group: MenuGroup }) {
  const { t } = useTranslation('common');
  const { route } = useCurrentPage();
  const panelId = `menu-${group.route}`;
  return (
    <li className={styles.group} data-hover-menu>
      <button
        type="button"
        className={styles.link}
        popovertarget={panelId}
        aria-current={isCurrent(group.route, route) || undefined}
      >
        {t(group.label)}
        <Icon of={ChevronDown} size={16} className={styles.chevron} />
      </button>
      <ul id={panelId} popover="auto" className={styles.panel}>
        {group.pages.map((page) => (
          <li key={page.route}>
            <SubmenuLink page={page} />
          </li>
        ))}
      </ul>
    </li>
  );
}

export function DesktopMenu() {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.nav} aria-label={t('menu.label')}>
      <ul className={styles.list}>
        {menu.map((item) =>
          isGroup(item) ? (
            <Dropdown key={item.route} group={item} />
          ) : (
            <li key={item.route}>
              <RouteLink route={item.route} className={styles.link}>
                {t(item.label)}
              </RouteLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
