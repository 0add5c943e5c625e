import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { DraftMark } from '../components/draft-mark';
import { LogoArt } from '../components/logo';
import { isDemonstration } from '../demonstration';
import { Footer } from './footer';
import { Header } from './header';
import { PageErrors } from './page-errors';
import * as styles from './page-shell.module.css';

interface PageShellProps {
  company: Queries.CompanyFactsFragment;
  children: ReactNode;
}

/** Skip link, header, main landmark and footer of every page. All stay if the page fails to render. */
export function PageShell({ company, children }: PageShellProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <LogoArt />
      <Header company={company} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {isDemonstration && <DraftMark what="demonstration" />}
        <PageErrors>{children}</PageErrors>
      </main>
      <Footer company={company} />
    </>
  );
}
