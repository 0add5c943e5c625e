import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FirstPageMounted, useAfterPaint } from '../components/after-paint';
import { LogoArt } from '../components/logo';
import { TreeProvider, usePlace } from '../i18n/tree';
import { Footer } from './footer';
import { Header } from './header';
import { PageErrors } from './page-errors';
import * as styles from './page-shell.module.css';
import { StableTranslation } from './stable-translation';

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
 * Header, main landmark and footer of every page; both stay if the page fails to render. Header and footer are rendered once
 * and stay across navigations; their current link changes one paint after the page's heading.
 */
export function PageShell({ company, children }: PageShellProps) {
  const { tree, route } = usePlace();
  const around = { tree, route: useAfterPaint(route) };
  const firstPageMounted = useRef(false);
  useEffect(() => {
    firstPageMounted.current = true;
  }, []);
  const [header] = useState(
    <StableTranslation>
      <SkipLink />
      <LogoArt />
      <Header company={company} />
    </StableTranslation>,
  );
  const [footer] = useState(
    <StableTranslation>
      <Footer company={company} />
    </StableTranslation>,
  );
  return (
    <>
      <TreeProvider {...around}>{header}</TreeProvider>
      <main id="main" className={styles.main} tabIndex={-1}>
        <FirstPageMounted.Provider value={firstPageMounted}>
          <PageErrors>{children}</PageErrors>
        </FirstPageMounted.Provider>
      </main>
      <TreeProvider {...around}>{footer}</TreeProvider>
    </>
  );
}
