import { useTranslation } from 'react-i18next';
import { Menu } from '../components/icons';
import { Icon } from '../components/icon';
import { Logo } from './logo';
import { RouteLink } from '../components/route-link';
import { HeaderActions } from './header-actions';
import { DesktopMenu } from './desktop-menu';
import { LanguageSelector } from './language-selector';
import { MobileMenu, mobileMenuId } from './mobile-menu';
import * as styles from './header.module.css';

/**
 * The header has no event handlers: links, popovers and `<details>` work before any script. `src/early/menus.ts` adds
 * keyboard support.
 */
export function Header({ company }: { company: Queries.CompanyFactsFragment }) {
  const { t } = useTranslation('common');
  return (
    <header className={styles.header} data-background="dark">
      <div className={styles.bar}>
        <RouteLink route="home" className={styles.home}>
          <Logo name={company.name} />
        </RouteLink>
        <DesktopMenu />
        <div className={styles.tools}>
          <LanguageSelector />
          <div className={styles.account}>
            <HeaderActions size="small" />
          </div>
          <button
            type="button"
            className={styles.iconButton}
            popovertarget={mobileMenuId}
            aria-label={t('menu.open')}
            data-narrow
          >
            <Icon of={Menu} size={22} />
          </button>
        </div>
      </div>
      <MobileMenu company={company} />
    </header>
  );
}
