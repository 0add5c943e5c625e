import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/error-boundary';
import { ErrorScreen } from '../components/error-screen';
import { routePath } from '../i18n/paths';
import { usePlace } from '../i18n/tree';

/** Error boundary around a page: shows the error screen in the page's language; a navigation resets it. */
export function PageErrors({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { tree, route } = usePlace();
  const strings = {
    title: t('errors.title'),
    lead: t('errors.lead'),
    tryAgain: t('errors.tryAgain'),
    home: t('errors.home'),
  };
  return (
    <ErrorBoundary
      key={`${tree} ${route}`}
      fallback={(error) => <ErrorScreen error={error} strings={strings} homePath={routePath('home', tree)} />}
    >
      {children}
    </ErrorBoundary>
  );
}
