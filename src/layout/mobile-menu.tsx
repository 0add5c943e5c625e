import { useTranslation } from 'react-i18next';
import { ChevronDown, X } from '../components/icons';
import { Flag } from '../components/flag';
import { Icon } from '../components/icon';
import { Logo } from './logo';
import { RiskLine } from '../components/risk-line';
import { RouteLink } from '../components/route-link';
import * as hidden from '../components/patterns/visually-hidden.module.css';
import { localeFacts } from '../i18n/locales';
import { isCurrent } from '../i18n/paths';
import { useCurrentPage } from '../i18n/current-page';
import { HeaderActions } from './header-actions';
import { LanguageLinks } from './language-links';
import { isGroup, menu, type MenuGroup } from './menu-items';
import { SubmenuLink } from './submenu-link';
import * as header from './header.module.css';
import * as panels from './menu-panel.module.css';
import * as styles from './mobile-menu.module.css';

/** Id of the menu. `base.css` uses it to stop the page from scrolling behind the open menu. */
export const mobileMenuId = 'site-menu';

/** The `name` of all `<details>` elements in the menu, so that opening one closes the others. */
const submenuName = 'submenu';

function Submenu({ group }: { group: MenuGroup }) {
  const { t } = useTranslation('common');
  const current = isCurrent(group.route, useCurrentPage().route);
  return (
    <details name={submenuName} open={current}>
      <summary className={styles.item} aria-current={current || undefined}>
        {t(group.label)}
        <Icon of={ChevronDown} className={panels.chevron} />
      </summary>
      <ul className={styles.submenu}>
        {group.pages.map((page) => (
          <li key={page.route}>
            <SubmenuLink page={page} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The full-screen menu for narrow windows. */
export function MobileMenu({ company }: { company: Queries.CompanyFactsFragment }) {
  const { t } = useTranslation('common');
  const { locale } = useCurrentPage();
  return (
    <div id={mobileMenuId} popover="auto" className={styles.menu} data-modal data-background="dark">
      <div className={styles.top}>
        <RouteLink route="home" className={header.home}>
          <Logo name={company.name} />
        </RouteLink>
        <button
          type="button"
          className={header.iconButton}
          popovertarget={mobileMenuId}
          popovertargetaction="hide"
          aria-label={t('menu.close')}
        >
          <Icon of={X} size={22} />
        </button>
      </div>
      <nav className={styles.nav} aria-label={t('menu.compactLabel')}>
        <ul>
          {menu.map((item) => (
            <li key={item.route}>
              {isGroup(item) ? (
                <Submenu group={item} />
              ) : (
                <RouteLink route={item.route} className={styles.item}>
                  {t(item.label)}
                </RouteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <details name={submenuName} className={styles.language}>
          <summary className={styles.languageHead}>
            <Flag code={localeFacts[locale].flag} />
            <span className={hidden.visuallyHidden}>{t('language.label')}</span>
            {localeFacts[locale].name}
            <Icon of={ChevronDown} size={18} className={panels.chevron} />
          </summary>
          <ul className={styles.languages}>
            <LanguageLinks />
          </ul>
        </details>
        <HeaderActions size="medium" />
        <RiskLine />
      </div>
    </div>
  );
}
