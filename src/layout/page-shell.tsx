import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { DraftMark } from '../components/draft-mark';
import { ErrorBoundary } from '../components/error-boundary';
import { ErrorScreen } from '../components/error-screen';
import { LogoArt } from '../components/logo';
import { isDemonstration } from '../demonstration';
import { useCurrentPage } from '../i18n/current-page';
import { routes } from '../routes';
import { Footer } from './footer';
import { Header } from './header';
import { isServed } from './static-page';
import * as styles from './page-shell.module.css';

/**
 * Error boundary around a page: shows the error screen in the page's language, where only React could show the page: after a
 * navigation, which resets it, and where there is a form. Otherwise the static page stays, which has all of it.
 */
function PageErrors({ children }: { children: ReactNode }) {
  const { tree, route } = useCurrentPage();
  const showError = (error: unknown) => {
    if (isServed() && routes[route].template !== 'sign-in-page') throw error;
    return <ErrorScreen error={error} />;
  };
  return (
    <ErrorBoundary key={`${tree} ${route}`} fallback={showError}>
      {children}
    </ErrorBoundary>
  );
}

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
