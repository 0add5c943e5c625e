import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { PageMark } from './page-mark';
import { ErrorBoundary } from '../components/error-boundary';
import { ErrorScreen } from './error-screen';
import { LogoArt } from './logo';
import { isDemonstration } from '../demonstration';
import { useCurrentPage } from '../i18n/current-page';
import { isFormName } from '../routes';
import { Footer } from './footer';
import { Header } from './header';
import { isServed } from './static-page';
import * as styles from './page-shell.module.css';

/**
 * The error boundary of a page. After a client-side navigation, and on pages with a form, it shows the error screen
 * until the next navigation. Otherwise the static HTML stays, since it has the whole content.
 */
function PageErrors({ children }: { children: ReactNode }) {
  const { tree, route } = useCurrentPage();
  const showError = (error: unknown) => {
    if (isServed() && !isFormName(route)) throw error;
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

/** The skip link, header, main element and footer of every page. They stay if the content fails to render. */
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
        {isDemonstration && <PageMark what="demonstration" />}
        <PageErrors>{children}</PageErrors>
      </main>
      <Footer company={company} />
    </>
  );
}
