import { Flag } from '../components/flag';
import { localeFacts, locales } from '../i18n/locales';
import { routePath, treeOf } from '../i18n/paths';
import { useCurrentPage } from '../i18n/current-page';
import * as styles from './language-selector.module.css';

/** Links to this page in each language. On click, the early script stores the chosen language. */
export function LanguageLinks() {
  const { locale: current, route } = useCurrentPage();
  return locales.map((locale) => (
    <li key={locale}>
      <a
        className={styles.language}
        href={routePath(route, treeOf(locale))}
        hrefLang={locale}
        lang={locale}
        data-locale={locale}
        aria-current={locale === current || undefined}
      >
        <Flag code={localeFacts[locale].flag} />
        {localeFacts[locale].name}
      </a>
    </li>
  ));
}
