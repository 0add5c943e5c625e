import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LeavesPage, useAfterPaint } from '../components/after-paint';
import { LogoArt } from '../components/logo';
import { TreeProvider, usePlace } from '../i18n/tree';
import { Footer } from './footer';
import { Header } from './header';
import { KeptTranslation } from './kept-translation';
import { PageErrors } from './page-errors';
import * as styles from './page-shell.module.css';

function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.skip} href="#main">
      {t('skipToContent')}
    </a>
  );
}

interface PageShellProps {
  company: Queries.CompanyFactsFragment;
  children: ReactNode;
}

/**
 * What surrounds the content of every page. A page that fails to render keeps its header and footer. Both are made once
 * and stay while pages change; what depends on the page in them follows once the page's heading has been painted.
 */
export function PageShell({ company, children }: PageShellProps) {
  const { tree, route } = usePlace();
  const around = { tree, route: useAfterPaint(route) };
  const leavesPage = useRef(false);
  useEffect(() => {
    leavesPage.current = true;
  }, []);
  const [header] = useState(
    <KeptTranslation>
      <SkipLink />
      <LogoArt />
      <Header company={company} />
    </KeptTranslation>,
  );
  const [footer] = useState(
    <KeptTranslation>
      <Footer company={company} />
    </KeptTranslation>,
  );
  return (
    <>
      <TreeProvider {...around}>{header}</TreeProvider>
      <main id="main" className={styles.main} tabIndex={-1}>
        <LeavesPage.Provider value={leavesPage}>
          <PageErrors>{children}</PageErrors>
        </LeavesPage.Provider>
      </main>
      <TreeProvider {...around}>{footer}</TreeProvider>
    </>
  );
}
