import { useTranslation } from 'react-i18next';
import { ChevronDown } from '../components/icons';
import { Flag } from '../components/flag';
import { Icon } from '../components/icon';
import * as hidden from '../components/patterns/visually-hidden.module.css';
import { localeFacts } from '../i18n/locales';
import { useCurrentPage } from '../i18n/current-page';
import { LanguageLinks } from './language-links';
import * as panels from './menu-panel.module.css';
import * as styles from './language-selector.module.css';

const panelId = 'menu-language';

export function LanguageSelector() {
  const { t } = useTranslation('common');
  const { locale } = useCurrentPage();
  return (
    <div className={styles.selector}>
      <button type="button" className={styles.pill} popovertarget={panelId}>
        <Flag code={localeFacts[locale].flag} />
        <span className={hidden.visuallyHidden}>{t('language.label')}</span>
        <span className={styles.code}>{locale}</span>
        <Icon of={ChevronDown} size={15} className={panels.chevron} />
      </button>
      <ul id={panelId} popover="auto" className={styles.panel}>
        <LanguageLinks />
      </ul>
    </div>
  );
}
